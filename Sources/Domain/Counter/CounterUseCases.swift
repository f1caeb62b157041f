/// The use cases of the counter screen, handed over as one value.
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

extension CounterUseCases {
    package init(repository: any CounterRepository) {
        self.init(
            get: DefaultGetCounterUseCase(repository: repository),
            increment: DefaultIncrementCounterUseCase(repository: repository),
            decrement: DefaultDecrementCounterUseCase(repository: repository),
            reset: DefaultResetCounterUseCase(repository: repository))
    }
}
