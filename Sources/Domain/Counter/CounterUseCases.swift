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
    /// At the largest `Int` this throws `CounterError.outOfRange`.
    func execute() async throws(CounterError) -> Counter
}

/// Subtracts one and returns the new count.
public protocol DecrementCounterUseCase: Sendable {
    /// At the smallest `Int` this throws `CounterError.outOfRange`.
    func execute() async throws(CounterError) -> Counter
}

/// Sets the count to zero and returns the new count.
public protocol ResetCounterUseCase: Sendable {
    func execute() async throws(CounterError) -> Counter
}

/// Asks the service at each call. No answer is cached.
struct DefaultGetCounterUseCase: GetCounterUseCase {
    let repository: any CounterRepository

    func execute() async throws(CounterError) -> Counter {
        try await repository.counter()
    }
}

/// Adds one in a single step of the service, so that two taps at the same time count as two.
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

/// Subtracts one in a single step of the service, so that two taps at the same time count as two.
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

/// Sets the count to zero in a single step of the service, so that no other change comes in between.
struct DefaultResetCounterUseCase: ResetCounterUseCase {
    let repository: any CounterRepository

    func execute() async throws(CounterError) -> Counter {
        try await repository.update { _ in 0 }
    }
}
