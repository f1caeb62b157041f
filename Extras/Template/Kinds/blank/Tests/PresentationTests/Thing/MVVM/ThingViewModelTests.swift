import Presentation
import Testing

@Suite("The thing view model", .timeLimit(.minutes(5)))
@MainActor
struct ThingViewModelTests {
    @Test("Each tap counts")
    func tap() {
        let viewModel = ThingViewModel()
        viewModel.tap()
        viewModel.tap()
        #expect(viewModel.state.tapCount == 2)
    }
}
