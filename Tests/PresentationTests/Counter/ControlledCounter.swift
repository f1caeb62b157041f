import Domain

/// The counter screen's use cases, answered by the test.
@MainActor
final class ControlledCounter {
    typealias Calls = ControlledCalls<Result<Counter, CounterError>>

    let loads = Calls()
    let changes = Calls()
    /// The changes that were asked for, in order.
    private(set) var names: [String] = []

    var useCases: CounterUseCases {
        CounterUseCases(
            get: Call { [loads] in loads }, increment: change("increment"),
            decrement: change("decrement"), reset: change("reset"))
    }

    private func change(_ name: String) -> Call {
        Call { [self] in
            names.append(name)
            return changes
        }
    }

    private struct Call: GetCounterUseCase, IncrementCounterUseCase, DecrementCounterUseCase,
        ResetCounterUseCase
    {
        let calls: @MainActor @Sendable () -> Calls

        @MainActor func execute() async throws(CounterError) -> Counter {
            try await calls().call().get()
        }
    }
}
