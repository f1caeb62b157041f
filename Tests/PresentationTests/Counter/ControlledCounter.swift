import Domain

/// The counter screen's use cases, answered by the test.
@MainActor
final class ControlledCounter: GetCounterUseCase, ChangeCounterUseCase {
    let loads = ControlledCalls<Result<Counter, CounterError>>()
    let changes = ControlledCalls<Result<Counter, CounterError>>()
    /// The changes that were asked for, in order.
    private(set) var names: [String] = []

    var useCases: CounterUseCases { CounterUseCases(get: self, change: self) }

    @MainActor func execute() async throws(CounterError) -> Counter { try await loads.call().get() }

    @MainActor func execute(_ change: CounterChange) async throws(CounterError) -> Counter {
        names.append("\(change)")
        return try await changes.call().get()
    }
}
