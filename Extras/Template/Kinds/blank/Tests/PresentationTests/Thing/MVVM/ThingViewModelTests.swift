import Presentation
import Testing

@Suite("The thing view model", .timeLimit(.minutes(5)))
@MainActor
struct ThingViewModelTests {
    @Test("Each tap counts, and is shown")
    func tap() {
        let viewModel = ThingViewModel()
        let shown = Notifications { viewModel.state.tapCount }
        viewModel.tap()
        viewModel.tap()
        #expect(viewModel.state.tapCount == 2)
        #expect(shown.count == 2)
    }
}
