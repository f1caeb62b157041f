import Domain
import Presentation
import Recipes
import Testing

/// Each test has its twin of the same name in `PagingReducerTests`.
@Suite("A list that loads page by page, as MVVM", .timeLimit(.minutes(1)))
@MainActor
struct PagingViewModelTests {
    private let server = PagingServer()
    private let viewModel: PagingViewModel
    private let offline = Problem.unavailable("Offline.")

    init() async {
        viewModel = PagingViewModel(useCases: server.useCases)
        let loading = viewModel.refresh()
        await server.calls.arrive(1)
        await server.calls.answer(loading, .success(server.page(1)))
    }

    @Test(
        "In every order of steps and answers no row is there twice, and in the end none is missing")
    func everyOrder() async throws {
        try await playEveryOrder { useCases in
            let viewModel = PagingViewModel(useCases: useCases)
            return PagingScreen(
                state: { viewModel.state }, refresh: { viewModel.refresh() },
                loadNextPage: { viewModel.loadNextPage() }, leave: { viewModel.stop() })
        }
    }

    @Test("A next page that fails waits for another try, and the rows stay")
    func tryAgain() async {
        await server.calls.answer(viewModel.loadNextPage(), .failure(offline))
        #expect(viewModel.state.footer == .failed(offline))
        #expect(viewModel.state.refreshError == nil)
        viewModel.loadNextPage()
        await server.calls.arrive(3)
        #expect(server.asked[1].start == server.asked[2].start)
        #expect(viewModel.state.rows.ids == [0, 1])
    }

    @Test("A refresh that fails keeps the rows, and the next page can be asked for")
    func refreshFails() async {
        await server.calls.answer(viewModel.refresh(), .failure(offline))
        #expect(viewModel.state.refreshError == offline)
        #expect(viewModel.state.rows.ids == [0, 1])
        #expect(viewModel.state.footer == .more)
    }
}
