import Domain
import Presentation
import Recipes
import Testing

/// Each test has its twin of the same name in `PagingViewModelTests`.
@Suite("A list that loads page by page, as MVI", .timeLimit(.minutes(1)))
@MainActor
struct PagingReducerTests {
    private let server = PagingServer()
    private let store: PagingStore
    private let offline = Problem.unavailable("Offline.")

    init() async {
        store = Store(PagingState(), reducer: PagingReducer(useCases: server.useCases))
        let loading = store.send(.refreshRequested)
        await server.calls.arrive(1)
        await server.calls.answer(loading, .success(server.page(1)))
    }

    @Test(
        "In every order of steps and answers no row is there twice, and in the end none is missing")
    func everyOrder() async throws {
        try await playEveryOrder { useCases in
            let store = PagingStore(PagingState(), reducer: PagingReducer(useCases: useCases))
            return PagingScreen(
                state: { store.state }, refresh: { store.send(.refreshRequested) },
                loadNextPage: { store.send(.nextPageRequested) }, leave: { store.send(.left) })
        }
    }

    @Test("A next page that fails waits for another try, and the rows stay")
    func tryAgain() async {
        await server.calls.answer(store.send(.nextPageRequested), .failure(offline))
        #expect(store.state.footer == .failed(offline))
        #expect(store.state.refreshError == nil)
        store.send(.nextPageRequested)
        await server.calls.arrive(3)
        #expect(server.asked[1].start == server.asked[2].start)
        #expect(store.state.rows.ids == [0, 1])
    }

    @Test("A refresh that fails keeps the rows, and the next page can be asked for")
    func refreshFails() async {
        await server.calls.answer(store.send(.refreshRequested), .failure(offline))
        #expect(store.state.refreshError == offline)
        #expect(store.state.rows.ids == [0, 1])
        #expect(store.state.footer == .more)
    }
}
