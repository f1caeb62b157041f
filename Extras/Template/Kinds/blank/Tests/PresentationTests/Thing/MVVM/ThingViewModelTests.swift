import Presentation
import Testing

@Suite("The thing view model", .timeLimit(.minutes(5)))
@MainActor
struct ThingViewModelTests {
    @Test("Each tap counts, and is shown")
    func tap() {
        let viewModel = ThingViewModel()
        let steps = Steps(viewModel.state)
        viewModel.tap()
        viewModel.tap()
        steps.expect({ $0.tapCount = 1 }, { $0.tapCount = 2 })
    }
}
