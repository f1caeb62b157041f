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
        CounterUseCases(get: UseCase(service: self), change: UseCase(service: self))
    }

    private struct UseCase: GetCounterUseCase, ChangeCounterUseCase {
        let service: ControlledCounter

        @MainActor func execute() async throws(CounterError) -> Counter {
            try await service.loads.call().get()
        }

        @MainActor func execute(_ change: CounterChange) async throws(CounterError) -> Counter {
            service.names.append("\(change)")
            return try await service.changes.call().get()
        }
    }
}
