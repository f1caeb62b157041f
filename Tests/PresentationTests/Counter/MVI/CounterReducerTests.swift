import Domain
import Presentation
import Testing

/// Each test has its twin of the same name in `CounterViewModelTests`.
@Suite("The counter reducer", .timeLimit(.minutes(5)))
@MainActor
struct CounterReducerTests {
    private let service = ControlledCounter()
    private let reducer: CounterReducer

    init() {
        reducer = CounterReducer(useCases: service.useCases)
    }

    @Test("A load shows the spinner, and its answer ends it, of version 0, too")
    func load() async {
        let screen = Transitions(CounterState(), reducer)
        let counter = Counter(value: 5, version: 0)
        await service.loads.answer(screen.send(.loadRequested), .success(counter))
        screen.expect(
            ("loadRequested", { $0.loading = .loading }),
            (
                "loadResponse",
                {
                    $0.loading = .loaded
                    $0.counter = counter
                }
            ))
    }

    @Test("Changes go out one after the other, in the order of the taps")
    func changesQueue() async {
        let store = CounterStore(CounterState(), reducer: reducer)
        store.send(.incrementTapped)
        store.send(.decrementTapped)
        let last = store.send(.resetTapped)
        #expect(store.state.pendingChanges == 3)
        for number in 1...3 {
            await service.changes.arrive(number)
            #expect(service.changes.count == number)
            await service.changes.answer(
                number, .success(Counter(value: number * 10, version: number)))
        }
        await last?.finish()
        #expect(service.names == ["increment", "decrement", "reset"])
        #expect(store.state.counter == Counter(value: 30, version: 3))
        #expect(!store.state.isWaiting)
    }

    @Test("An answer of an older version is not shown")
    func olderVersion() {
        var state = CounterState()
        state.loading = .loading
        state.pendingChanges = 1
        let newer = Counter(value: 42, version: 8)
        _ = reducer.reduce(&state, action: .changeResponse(.success(newer)))
        _ = reducer.reduce(&state, action: .loadResponse(.success(.sample)))
        #expect(state.counter == newer)
        #expect(!state.isWaiting)
        let replaced = Counter(value: 7, version: 8)
        _ = reducer.reduce(&state, action: .loadResponse(.success(replaced)))
        #expect(state.counter == replaced, "the file was replaced by an older one")
    }

    @Test("A failure shows the error and keeps the count; the same request clears it, no other")
    func failure() {
        var state = CounterState()
        state.counter = .sample
        state.pendingChanges = 2
        _ = reducer.reduce(&state, action: .changeResponse(.failure(.outOfRange)))
        #expect(state.error == .outOfRange)
        #expect(state.counter == .sample)
        #expect(state.pendingChanges == 1)
        let busy = CounterError.unavailable("Busy.")
        _ = reducer.reduce(&state, intent: .loadRequested)
        _ = reducer.reduce(&state, action: .loadResponse(.failure(busy)))
        #expect(state.error == .outOfRange)
        #expect(state.loading == .failed(busy))
        _ = reducer.reduce(&state, intent: .incrementTapped)
        #expect(state.error == busy)
        _ = reducer.reduce(&state, intent: .loadRequested)
        #expect(state.error == nil)
        _ = reducer.reduce(&state, action: .changeResponse(.failure(busy)))
        _ = reducer.reduce(&state, intent: .errorDismissed(busy))
        #expect(state.error == nil)
    }
}
