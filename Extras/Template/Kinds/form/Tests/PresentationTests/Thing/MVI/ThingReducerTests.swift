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
        reducer = ThingReducer(useCases: service.useCases)
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
        store.send(.edited(changed))  // Not loaded yet, so not changed.
        await service.loads.answer(store.send(.loadRequested), .success(.sample))
        steps.expect({ $0.loading = .loading }, { $0 = loaded })
    }

    @Test("A failed load shows the error and keeps the loaded thing")
    func loadFails() {
        var state = loaded
        state.loading = .loading
        _ = reducer.reduce(&state, action: .loadResponse(.failure(.unavailable("Offline."))))
        #expect(state.thing == .sample)
        #expect(state.error == .unavailable("Offline."))
        #expect(!state.isLoading)
    }

    @Test("A change is saved at once; of the changes during a save, only the newest is saved")
    func save() async {
        let store = ThingStore(loaded, reducer: reducer)
        let saving = store.send(.edited(changed))
        await service.saves.arrive(1)
        store.send(.edited(.sample))
        store.send(.edited(changed))
        #expect(store.state.thing == changed)
        await service.saves.answer(saving, .success(()))
        await service.saves.arrive(2)
        store.send(.edited(.sample))
        await service.saves.answer(2, .success(()))
        #expect(store.state.isWriting)
        await service.saves.answer(3, .success(()))
        #expect(service.saved == [changed, changed, .sample])
        #expect(!store.state.isWriting)
        #expect(!store.state.isEdited)
    }

    @Test("The answer of a load does not replace a later change by the user")
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

    @Test("A failed save shows the error and keeps the change; the next change tries again")
    func saveFails() async {
        let store = ThingStore(loaded, reducer: reducer)
        await service.saves.answer(store.send(.edited(changed)), .failure(.unavailable("Full.")))
        #expect(store.state.thing == changed)
        #expect(store.state.error == .unavailable("Full."))
        #expect(store.send(.loadRequested) == nil, "A load would replace it.")
        store.send(.edited(.sample))
        #expect(store.state.error == nil)
        await service.saves.arrive(2)
        #expect(service.saved == [changed, .sample])
    }

    @Test("After a failed save, a waiting change is saved; only if this fails, an error is shown")
    func saveFailsDuringChange() async {
        let store = ThingStore(loaded, reducer: reducer)
        let saving = store.send(.edited(changed))
        store.send(.edited(.sample))
        await service.saves.answer(saving, .failure(.unavailable("Busy.")))
        await service.saves.arrive(2)
        #expect(store.state.errors.failedWrites == 0)
        await service.saves.answer(2, .failure(.unavailable("Full.")))
        #expect(service.saved == [changed, .sample])
        #expect(store.state.error == .unavailable("Full."))
        #expect(!store.state.isWriting)
    }

    @Test("Dismissing an error does not remove a newer error")
    func dismiss() {
        var state = loaded
        state.errors.failRead(.unavailable("New."))
        _ = reducer.reduce(&state, intent: .errorDismissed(.unavailable("Old.")))
        #expect(state.error == .unavailable("New."))
        _ = reducer.reduce(&state, intent: .errorDismissed(.unavailable("New.")))
        #expect(state.error == nil)
    }

    @Test("A failed save is not mixed up with a failed load")
    func failedSave() async {
        let store = ThingStore(loaded, reducer: reducer)
        let loading = store.send(.loadRequested)
        await service.loads.answer(loading, .failure(.unavailable("Offline.")))
        #expect(store.state.errors.failedWrite == nil)
        await service.saves.answer(store.send(.edited(changed)), .failure(.unavailable("Full.")))
        #expect(store.state.errors.failedWrite == .unavailable("Full."))
        store.send(.edited(.sample))
        #expect(store.state.error == .unavailable("Offline."))
    }

    @Test("A logout waits until the newest change is saved, and so does a second logout")
    func logOut() async {
        let app = ControlledApp()
        let store = app.makeAppStore()
        await app.sessions.gets.answer(store.send(.started), app.open())
        await app.thing.loads.answerNext(.success(.sample))
        let saving = store.send(.main(.thing(.edited(changed))))
        store.send(.main(.thing(.edited(.sample))))
        store.send(.logOutTapped)
        store.send(.logOutTapped)
        await app.thing.saves.answer(saving, .success(()))
        #expect(store.state.main?.isLoggingOut == true)
        await app.thing.saves.answer(store.writesInFlight, .success(()))
        #expect(app.thing.saved == [changed, .sample])
        #expect(store.state == AppState())
    }
}
