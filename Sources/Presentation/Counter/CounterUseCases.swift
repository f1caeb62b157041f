public import Domain

/// What the counter screen asks the service for.
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
}
