import Domain
import Presentation
import Testing

@Suite("The counter reducer is pure")
struct CounterReducerTests {
    private let reducer = CounterReducer(
        useCases: CounterUseCases(
            get: Unasked(), increment: Unasked(), decrement: Unasked(), reset: Unasked()))

    private var shown: CounterState {
        var state = CounterState()
        state.counter = Counter(value: 5, version: 3)
        return state
    }

    @Test(arguments: [
        CounterIntent.loadRequested, .incrementTapped, .decrementTapped, .resetTapped,
    ])
    func aTapAsksAndReplacesNothing(intent: CounterIntent) {
        var state = shown
        state.error = .outOfRange
        let effects = (0..<2).map { _ in "\(reducer.reduce(&state, intent: intent))" }
        var expected = shown
        expected.pending = 2
        #expect(state == expected)
        #expect(effects == ["run", "run"])
    }

    @Test(arguments: [(4, 6), (3, 6), (2, 5)]) func onlyANewerAnswerIsShown(
        version: Int, shows: Int
    ) {
        var state = shown
        state.pending = 2
        let answer = Counter(value: 6, version: version)
        _ = reducer.reduce(&state, action: .counterResponse(.success(answer)))
        #expect(state.count == shows)
        #expect(state.pending == 1)
        #expect(state.isLoading)
    }

    @Test(arguments: [CounterError.outOfRange, .unavailable("Lost."), .cancelled])
    func aFailureKeepsTheCount(error: CounterError) {
        var state = shown
        state.pending = 1
        _ = reducer.reduce(&state, action: .counterResponse(.failure(error)))
        var expected = shown
        expected.error = error == .cancelled ? nil : error
        #expect(state == expected)
    }
}

private struct Unasked: GetCounterUseCase, IncrementCounterUseCase, DecrementCounterUseCase,
    ResetCounterUseCase
{
    func execute() async throws(CounterError) -> Counter { fatalError("A reducer asks nobody.") }
}
