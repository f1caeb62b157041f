import Domain
import Presentation
import Testing

@Suite("The thing reducer", .timeLimit(.minutes(5)))
@MainActor
struct ThingReducerTests {
    private let service = ControlledThing()
    private let changed = Thing()
    private let reducer: ThingReducer

    init() {
        reducer = ThingReducer(useCases: service.useCases, delay: service.delay)
    }

    private var loaded: ThingState {
        var state = ThingState()
        state.thing = .sample
        state.loading = .loaded
        return state
    }

    @Test("A load shows the spinner, and its answer ends it")
    func load() async {
        let store = ThingStore(ThingState(), reducer: reducer)
        let steps = Steps(store.state)
        await service.loads.answer(store.send(.loadRequested), .success(.sample))
        steps.expect({ $0.loading = .loading }, { $0 = loaded })
    }

    @Test("A load that fails shows the error and keeps what was loaded")
    func loadFails() {
        var state = loaded
        state.loading = .loading
        _ = reducer.reduce(&state, action: .loadResponse(.failure(.unavailable("Offline."))))
        #expect(state.thing == .sample)
        #expect(state.error == .unavailable("Offline."))
        #expect(!state.isLoading)
    }

    @Test("A change is saved after a pause, once for all changes before it")
    func pause() async {
        let store = ThingStore(loaded, reducer: reducer)
        store.send(.edited(changed))
        let waiting = store.send(.edited(.sample))
        await service.waits.arrive(1)
        #expect(service.saved == [])
        await service.waits.answerNext(())
        await waiting?.finish()
        await service.saves.arrive(1)
        #expect(service.saved == [.sample])
    }

    @Test("To leave is to save at once")
    func leave() async {
        let store = ThingStore(loaded, reducer: reducer)
        store.send(.edited(changed))
        let saving = store.send(.left)
        #expect(store.state.isWriting)
        await service.saves.answer(saving, .success(()))
        #expect(service.saved == [changed])
        #expect(!store.state.isEdited)
        #expect(!store.state.isWriting)
    }

    @Test("The answer of a load does not replace what the user has changed since")
    func editDuringLoad() async {
        let store = ThingStore(loaded, reducer: reducer)
        let loading = store.send(.loadRequested)
        await service.loads.arrive(1)
        store.send(.edited(changed))
        #expect(!store.state.isLoading)
        await service.loads.answer(loading, .success(.sample))
        #expect(store.state.thing == changed)
        #expect(store.send(.loadRequested) == nil)
    }

    @Test("A save that fails shows the error, and the change is saved when the user leaves")
    func saveFails() async {
        let store = ThingStore(loaded, reducer: reducer)
        store.send(.edited(changed))
        await service.saves.answer(store.send(.left), .failure(.unavailable("Full.")))
        #expect(store.state.thing == changed)
        #expect(store.state.error == .unavailable("Full."))
        store.send(.left)
        await service.saves.arrive(2)
        #expect(service.saved == [changed, changed])
    }

    @Test("To dismiss an error is to leave another one")
    func dismiss() {
        var state = loaded
        state.errors.failRead(.unavailable("New."))
        _ = reducer.reduce(&state, intent: .errorDismissed(.unavailable("Old.")))
        #expect(state.error == .unavailable("New."))
        _ = reducer.reduce(&state, intent: .errorDismissed(.unavailable("New.")))
        #expect(state.error == nil)
    }

    @Test("A failed save is told from a failed load, until it is saved again")
    func failedSave() async {
        let store = ThingStore(loaded, reducer: reducer)
        let loading = store.send(.loadRequested)
        await service.loads.answer(loading, .failure(.unavailable("Offline.")))
        #expect(store.state.errors.failedWrite == nil)
        store.send(.edited(changed))
        await service.saves.answer(store.send(.left), .failure(.unavailable("Full.")))
        #expect(store.state.errors.failedWrite == .unavailable("Full."))
        store.send(.left)
        #expect(store.state.error == .unavailable("Offline."))
    }

    @Test("When the app is left, it saves what was changed, and a logout waits for that")
    func leaveApp() async {
        let app = ControlledApp()
        let store = app.makeAppStore()
        await app.sessions.gets.answer(store.send(.started), app.open())
        await app.thing.loads.answerNext(.success(.sample))
        store.send(.main(.thing(.edited(changed))))
        store.send(.left)
        await app.thing.saves.arrive(1)
        #expect(app.thing.saved == [changed])
        store.send(.logOutTapped)
        #expect(store.state.main?.isLoggingOut == true)
    }
}
