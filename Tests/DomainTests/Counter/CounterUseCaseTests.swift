import Domain
import Testing

@Suite("Counter use cases keep the rules, whatever the repository", .timeLimit(.minutes(5)))
struct CounterUseCaseTests {
    @Test func eachUseCaseAnswersWithTheNewCount() async throws {
        let repository = StubCounterRepository(value: 5)
        #expect(try await DefaultGetCounterUseCase(repository: repository).execute().value == 5)
        #expect(
            try await DefaultIncrementCounterUseCase(repository: repository).execute().value == 6)
        #expect(
            try await DefaultDecrementCounterUseCase(repository: repository).execute().value == 5)
        let reset = try await DefaultResetCounterUseCase(repository: repository).execute()
        #expect(reset == Counter(value: 0, version: 3))
    }

    @Test func aCountMayBeNegative() async throws {
        let repository = StubCounterRepository(value: 0)
        #expect(
            try await DefaultDecrementCounterUseCase(repository: repository).execute().value == -1)
    }

    @Test func theLargestCountCanNotBeIncremented() async throws {
        let repository = StubCounterRepository(value: .max)
        await #expect(throws: CounterError.outOfRange) {
            try await DefaultIncrementCounterUseCase(repository: repository).execute()
        }
        #expect(try await repository.counter() == Counter(value: .max, version: 0))
    }

    @Test func theSmallestCountCanNotBeDecremented() async throws {
        let repository = StubCounterRepository(value: .min)
        await #expect(throws: CounterError.outOfRange) {
            try await DefaultDecrementCounterUseCase(repository: repository).execute()
        }
        #expect(try await repository.counter() == Counter(value: .min, version: 0))
    }
}

private actor StubCounterRepository: CounterRepository {
    private var current: Counter

    init(value: Int) {
        current = Counter(value: value, version: 0)
    }

    func counter() throws(CounterError) -> Counter { current }

    func update(
        _ change: @Sendable (Int) throws(CounterError) -> Int
    ) throws(CounterError) -> Counter {
        current = Counter(value: try change(current.value), version: current.version + 1)
        return current
    }
}
