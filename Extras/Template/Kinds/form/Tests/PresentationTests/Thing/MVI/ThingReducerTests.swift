import Domain
import Presentation
import Testing

@Suite("The thing reducer", .timeLimit(.minutes(5)))
@MainActor
struct ThingReducerTests {
    private let service = ControlledThing()
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
    func load() {
        var state = ThingState()
        #expect(reducer.reduce(&state, intent: .loadRequested).text == "read(load)")
        #expect(state.isLoading)
        _ = reducer.reduce(&state, action: .loadResponse(.success(.sample)))
        #expect(state == loaded)
    }

    @Test("A load that fails shows the error and keeps the thing")
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
        store.send(.edited(Thing(text: "a")))
        let waiting = store.send(.edited(Thing(text: "b")))
        await service.waits.arrive(1)
        #expect(service.saved == [])
        await service.waits.answerNext(())
        await waiting?.finish()
        await service.saves.arrive(1)
        #expect(service.saved == [Thing(text: "b")])
    }

    @Test("To leave is to save at once")
    func leave() {
        var state = loaded
        _ = reducer.reduce(&state, intent: .edited(Thing(text: "a")))
        let effect = reducer.reduce(&state, intent: .left)
        #expect(effect.text == "cancel(pause), write(save)")
        _ = reducer.reduce(&state, action: .saveResponse(.success(())))
        #expect(!state.isEdited)
        #expect(state.pendingSaves == 0)
    }

    @Test("The answer of a load does not replace what the user has changed since")
    func editDuringLoad() {
        var state = loaded
        _ = reducer.reduce(&state, intent: .loadRequested)
        let effect = reducer.reduce(&state, intent: .edited(Thing(text: "a")))
        #expect(effect.text == "cancel(load), read(pause)")
        #expect(!state.isLoading)
        #expect(reducer.reduce(&state, intent: .loadRequested).text == "")
    }

    @Test("A save that fails shows the error, and the change is saved when the user leaves")
    func saveFails() {
        var state = loaded
        _ = reducer.reduce(&state, intent: .edited(Thing(text: "a")))
        _ = reducer.reduce(&state, intent: .left)
        _ = reducer.reduce(&state, action: .saveResponse(.failure(.unavailable("Full."))))
        #expect(state.thing == Thing(text: "a"))
        #expect(state.error == .unavailable("Full."))
        let effect = reducer.reduce(&state, intent: .left)
        #expect(effect.text == "cancel(pause), write(save)")
    }

    @Test("To dismiss an error is to leave another one")
    func dismiss() {
        var state = loaded
        state.error = .unavailable("New.")
        _ = reducer.reduce(&state, intent: .errorDismissed(.unavailable("Old.")))
        #expect(state.error == .unavailable("New."))
        _ = reducer.reduce(&state, intent: .errorDismissed(.unavailable("New.")))
        #expect(state.error == nil)
    }
}
