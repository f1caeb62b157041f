import Testing

@testable import Domain

@Suite("Counter use cases keep the rules, whatever the repository", .timeLimit(.minutes(5)))
struct CounterUseCaseTests {
    @Test func eachUseCaseAnswersWithTheNewCountWhichMayBeNegative() async throws {
        let repository = StubCounterRepository(value: 0)
        let get = DefaultGetCounterUseCase(repository: repository)
        let increment = DefaultIncrementCounterUseCase(repository: repository)
        let decrement = DefaultDecrementCounterUseCase(repository: repository)
        let reset = DefaultResetCounterUseCase(repository: repository)
        #expect(try await decrement.execute().value == -1)
        #expect(try await get.execute().value == -1)
        #expect(try await increment.execute().value == 0)
        #expect(try await increment.execute().value == 1)
        #expect(try await reset.execute() == Counter(value: 0, version: 4))
    }

    @Test func aChangeIsOneStepOfTheService() async throws {
        let repository = StubCounterRepository(value: 7, shown: 1)
        let increment = DefaultIncrementCounterUseCase(repository: repository)
        let decrement = DefaultDecrementCounterUseCase(repository: repository)
        #expect(try await increment.execute().value == 8)
        #expect(try await decrement.execute().value == 7)
    }

    @Test(arguments: [Int.max, .min]) func thereIsNoCountBeyondTheLast(value: Int) async throws {
        let repository = StubCounterRepository(value: value)
        await #expect(throws: CounterError.outOfRange) {
            if value > 0 {
                try await DefaultIncrementCounterUseCase(repository: repository).execute()
            } else {
                try await DefaultDecrementCounterUseCase(repository: repository).execute()
            }
        }
        #expect(try await repository.counter() == Counter(value: value, version: 0))
    }
}

private actor StubCounterRepository: CounterRepository {
    private var current: Counter
    /// What a read answers, if somebody else has changed the count since.
    private let shown: Int?

    init(value: Int, shown: Int? = nil) {
        current = Counter(value: value, version: 0)
        self.shown = shown
    }

    func counter() throws(CounterError) -> Counter {
        Counter(value: shown ?? current.value, version: current.version)
    }

    func update(
        _ change: @Sendable (Int) throws(CounterError) -> Int
    ) throws(CounterError) -> Counter {
        current = Counter(value: try change(current.value), version: current.version + 1)
        return current
    }
}
