import Domain
import Presentation
import Testing

/// Each test has its twin of the same name in `CounterViewModelTests`.
@Suite("The counter reducer", .timeLimit(.minutes(5)))
@MainActor
struct CounterReducerTests {
    private let reducer = CounterReducer(useCases: ControlledCounter().useCases)
    private let newer = Counter(value: 42, version: 8)
    private var state = CounterState()
    private var expected = CounterState()

    @Test("A load shows the spinner, and its answer ends it, of version 0, too")
    mutating func load() {
        #expect(reducer.reduce(&state, intent: .loadRequested).requests == [.read(.load)])
        expected.loading = .loading
        #expect(state == expected)
        let counter = Counter(value: 5, version: 0)
        #expect(reducer.reduce(&state, action: .loadResponse(.success(counter))).requests == [])
        (expected.loading, expected.counter) = (.loaded, counter)
        #expect(state == expected)
    }

    @Test("A change that fails shows the error and keeps the count")
    mutating func failure() {
        (state.counter, expected.counter) = (newer, newer)
        #expect(
            reducer.reduce(&state, intent: .changeTapped(.increment)).requests == [.write(.change)])
        expected.pendingChanges = 1
        #expect(state == expected)
        _ = reducer.reduce(&state, action: .changeResponse(.failure(.outOfRange)))
        expected.pendingChanges = 0
        expected.errors.failWrite(.outOfRange)
        #expect(state == expected)
    }
}
