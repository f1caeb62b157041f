import Domain
import Presentation
import Recipes
import Testing

/// Each test has its twin of the same name in `RefreshViewModelTests`.
@Suite("Pull to refresh, as MVI", .timeLimit(.minutes(1)))
@MainActor
struct RefreshReducerTests {
    private let calls = ControlledCalls<Result<[String], Problem>>()
    private let store: RefreshStore
    private let offline = Problem.unavailable("Offline.")

    init() async {
        let useCases = RefreshUseCases { [calls] () throws(Problem) in
            try await calls.call().get()
        }
        store = Store(RefreshState(), reducer: RefreshReducer(useCases: useCases))
        await calls.answer(store.send(.refreshRequested), .success(["old"]))
    }

    @Test("What was there stays until the answer comes; the view waits for it")
    func refresh() async {
        let view = Task { await store.scoped.refreshWhileShown() }
        await calls.arrive(2)
        #expect(store.state.isRefreshing)
        #expect(store.state.headlines == ["old"])
        await calls.answer(2, .success(["new"]))
        await view.value
        #expect(!store.state.isRefreshing)
        #expect(store.state.headlines == ["new"])
    }

    @Test("Leaving ends the spinner at once; the late answer changes nothing")
    func leave() async {
        await cancelled { view in view.cancel() }
    }

    @Test("So does the button, and the view waits no longer")
    func cancel() async {
        await cancelled { _ in store.send(.cancelTapped) }
    }

    @Test("A view that has left does not end the refresh that another has begun")
    func newerRefresh() async {
        let view = Task { await store.scoped.refreshWhileShown() }
        await calls.arrive(2)
        view.cancel()
        let refreshing = store.send(.refreshRequested)
        await view.value
        #expect(store.state.isRefreshing)
        await calls.arrive(3)
        await calls.answer(3, .success(["newest"]))
        await refreshing?.finish()
        #expect(store.state.headlines == ["newest"])
    }

    @Test("A refresh that fails keeps what was there, and says so until the next one")
    func fail() async {
        await calls.answer(store.send(.refreshRequested), .failure(offline))
        #expect(store.state.headlines == ["old"])
        #expect(store.state.error == offline)
        store.send(.refreshRequested)
        #expect(store.state.error == nil)
    }

    private func cancelled(by cancel: (Task<Void, Never>) -> Void) async {
        var waits = true
        let view = Task {
            await store.scoped.refreshWhileShown()
            waits = false
        }
        await calls.arrive(2)
        cancel(view)
        await wait { !waits }
        #expect(!store.state.isRefreshing)
        let before = store.state
        await calls.answer(2, .failure(.cancelled))
        #expect(store.state == before)
        #expect(before.headlines == ["old"])
        #expect(before.error == nil)
    }
}
