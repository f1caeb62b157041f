/// All that the counter screen can ask for. A test or a preview can replace each use case.
public struct CounterUseCases: Sendable {
    public var get: any GetCounterUseCase
    public var change: any ChangeCounterUseCase

    public init(get: any GetCounterUseCase, change: any ChangeCounterUseCase) {
        self.get = get
        self.change = change
    }

    package init(repository: any CounterRepository) {
        get = DefaultGetCounterUseCase(repository: repository)
        change = DefaultChangeCounterUseCase(repository: repository)
    }
}

/// Reads the count.
public protocol GetCounterUseCase: Sendable {
    func execute() async throws(CounterError) -> Counter
}

/// Asks the service for the count at each call. The count is not cached.
struct DefaultGetCounterUseCase: GetCounterUseCase {
    let repository: any CounterRepository

    func execute() async throws(CounterError) -> Counter {
        try await repository.counter()
    }
}

/// What the user can do to the count: add one, subtract one, or set it to zero.
public enum CounterChange: Codable, Sendable {
    case increment, decrement, reset
}

/// Changes the count, and returns the new count.
public protocol ChangeCounterUseCase: Sendable {
    /// Throws `CounterError.outOfRange` if the count would be too large or too small for an `Int`.
    func execute(_ change: CounterChange) async throws(CounterError) -> Counter
}

/// The service reads and changes the count in one step, so that two taps at the same time add two.
struct DefaultChangeCounterUseCase: ChangeCounterUseCase {
    let repository: any CounterRepository

    func execute(_ change: CounterChange) async throws(CounterError) -> Counter {
        try await repository.update { value throws(CounterError) in
            let (result, overflow) =
                switch change {
                case .increment: value.addingReportingOverflow(1)
                case .decrement: value.subtractingReportingOverflow(1)
                case .reset: (partialValue: 0, overflow: false)
                }
            if overflow { throw .outOfRange }
            return result
        }
    }
}
