import Domain
import Presentation
import Recipes
import Testing

/// Each test has its twin of the same name in `RefreshReducerTests`.
@Suite("Pull to refresh, as MVVM", .timeLimit(.minutes(1)))
@MainActor
struct RefreshViewModelTests {
    private let calls = ControlledCalls<Result<[String], Problem>>()
    private let viewModel: RefreshViewModel
    private let offline = Problem.unavailable("Offline.")

    init() async {
        viewModel = RefreshViewModel(
            useCases: RefreshUseCases { [calls] () throws(Problem) in try await calls.call().get() }
        )
        await calls.answer(viewModel.refresh(), .success(["old"]))
    }

    @Test("What was there stays until the answer comes; the view waits for it")
    func refresh() async {
        let view = Task { await viewModel.refreshWhileShown() }
        await calls.arrive(2)
        #expect(viewModel.state.isRefreshing)
        #expect(viewModel.state.headlines == ["old"])
        await calls.answer(2, .success(["new"]))
        await view.value
        #expect(!viewModel.state.isRefreshing)
        #expect(viewModel.state.headlines == ["new"])
    }

    @Test("Leaving ends the spinner at once; the late answer changes nothing")
    func leave() async {
        await cancelled { view in view.cancel() }
    }

    @Test("So does the button, and the view waits no longer")
    func cancel() async {
        await cancelled { _ in viewModel.cancel() }
    }

    @Test("A view that has left does not end the refresh that another has begun")
    func newerRefresh() async {
        let view = Task { await viewModel.refreshWhileShown() }
        await calls.arrive(2)
        view.cancel()
        let refreshing = viewModel.refresh()
        await view.value
        #expect(viewModel.state.isRefreshing)
        await calls.arrive(3)
        await calls.answer(3, .success(["newest"]))
        await refreshing.finish()
        #expect(viewModel.state.headlines == ["newest"])
    }

    @Test("A refresh that fails keeps what was there, and says so until the next one")
    func fail() async {
        await calls.answer(viewModel.refresh(), .failure(offline))
        #expect(viewModel.state.headlines == ["old"])
        #expect(viewModel.state.error == offline)
        viewModel.refresh()
        #expect(viewModel.state.error == nil)
    }

    private func cancelled(by cancel: (Task<Void, Never>) -> Void) async {
        var waits = true
        let view = Task {
            await viewModel.refreshWhileShown()
            waits = false
        }
        await calls.arrive(2)
        cancel(view)
        await wait { !waits }
        #expect(!viewModel.state.isRefreshing)
        let before = viewModel.state
        await calls.answer(2, .failure(.cancelled))
        #expect(viewModel.state == before)
        #expect(before.headlines == ["old"])
        #expect(before.error == nil)
    }
}
