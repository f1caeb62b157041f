/// All that the counter screen can ask for. A test or a preview can replace each use case.
public struct CounterUseCases: Sendable {
    public var get: any GetCounterUseCase
    public var increment: any IncrementCounterUseCase
    public var decrement: any DecrementCounterUseCase
    public var reset: any ResetCounterUseCase

    public init(
        get: any GetCounterUseCase, increment: any IncrementCounterUseCase,
        decrement: any DecrementCounterUseCase, reset: any ResetCounterUseCase
    ) {
        self.get = get
        self.increment = increment
        self.decrement = decrement
        self.reset = reset
    }

    package init(repository: any CounterRepository) {
        self.init(
            get: DefaultGetCounterUseCase(repository: repository),
            increment: DefaultIncrementCounterUseCase(repository: repository),
            decrement: DefaultDecrementCounterUseCase(repository: repository),
            reset: DefaultResetCounterUseCase(repository: repository))
    }
}

/// Reads the count.
public protocol GetCounterUseCase: Sendable {
    func execute() async throws(CounterError) -> Counter
}

/// Adds one and returns the new count.
public protocol IncrementCounterUseCase: Sendable {
    /// Throws `CounterError.outOfRange` if the count is the largest `Int` already.
    func execute() async throws(CounterError) -> Counter
}

/// Subtracts one and returns the new count.
public protocol DecrementCounterUseCase: Sendable {
    /// Throws `CounterError.outOfRange` if the count is the smallest `Int` already.
    func execute() async throws(CounterError) -> Counter
}

/// Sets the count to zero and returns the new count.
public protocol ResetCounterUseCase: Sendable {
    func execute() async throws(CounterError) -> Counter
}

/// Asks the service for the count at each call. The count is not cached.
struct DefaultGetCounterUseCase: GetCounterUseCase {
    let repository: any CounterRepository

    func execute() async throws(CounterError) -> Counter {
        try await repository.counter()
    }
}

/// The service reads and changes the count in one step, so that two taps at the same time add two.
struct DefaultIncrementCounterUseCase: IncrementCounterUseCase {
    let repository: any CounterRepository

    func execute() async throws(CounterError) -> Counter {
        try await repository.update { value throws(CounterError) in
            let (sum, overflow) = value.addingReportingOverflow(1)
            guard !overflow else { throw .outOfRange }
            return sum
        }
    }
}

/// The service reads and changes the count in one step, so that two taps at the same time subtract two.
struct DefaultDecrementCounterUseCase: DecrementCounterUseCase {
    let repository: any CounterRepository

    func execute() async throws(CounterError) -> Counter {
        try await repository.update { value throws(CounterError) in
            let (difference, overflow) = value.subtractingReportingOverflow(1)
            guard !overflow else { throw .outOfRange }
            return difference
        }
    }
}

/// The service reads and replaces the count in one step, so that no other change comes in between.
struct DefaultResetCounterUseCase: ResetCounterUseCase {
    let repository: any CounterRepository

    func execute() async throws(CounterError) -> Counter {
        try await repository.update { _ in 0 }
    }
}
