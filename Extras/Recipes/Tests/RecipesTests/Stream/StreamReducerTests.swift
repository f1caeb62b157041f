import Presentation
import Recipes
import Testing

/// Each test has its twin of the same name in `StreamViewModelTests`.
@Suite("The status, as a reducer", .timeLimit(.minutes(1)))
@MainActor
struct StreamReducerTests {
    private let service = ControlledConnection()
    private let store: StreamStore

    init() {
        store = StreamStore(StreamState(), reducer: StreamReducer(useCases: service.useCases))
    }

    /// The view's `task`, which is cancelled when the view goes.
    private func appear() -> Task<Void, Never> {
        Task { [store] in await store.send(.appeared)?.finish() }
    }

    @Test("Each status is shown as it comes, and none when the service has no more to say")
    func follow() async {
        let view = appear()
        await service.news.answer(1, .slow)
        await wait { store.state.status == .slow }
        await service.news.answer(2, .online)
        await wait { store.state.status == .online }
        await service.news.answer(3, nil)
        await view.value
        #expect(store.state.status == nil)
    }

    @Test("The stream ends with the view, though the service does not notice")
    func disappear() async {
        let view = appear()
        await service.news.answer(1, .slow)
        await service.news.arrive(2)
        view.cancel()
        await view.value
        await service.news.answer(2, .online)
        await service.rest(2)
        #expect(store.state.status == .slow)
        #expect(service.news.count == 2)
    }

    @Test("A view that comes back, even before the other has gone, follows anew from nothing")
    func comeBack() async {
        let view = appear()
        await service.news.answer(1, .slow)
        await service.news.arrive(2)
        _ = appear()
        await service.news.arrive(3)
        #expect(store.state.status == nil)
        view.cancel()
        await view.value
        await service.news.answer(3, .online)
        await wait { store.state.status == .online }
    }
}
