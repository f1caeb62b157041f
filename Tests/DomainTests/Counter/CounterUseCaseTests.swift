import Testing

@testable import Domain

@Suite("Counter use cases keep the rules, whatever the repository", .timeLimit(.minutes(5)))
struct CounterUseCaseTests {
    @Test func eachUseCaseAnswersWithTheNewCountWhichMayBeNegative() async throws {
        let counter = CounterUseCases(repository: StubCounterRepository(value: 0))
        #expect(try await counter.change.execute(.decrement).value == -1)
        #expect(try await counter.get.execute().value == -1)
        #expect(try await counter.change.execute(.increment).value == 0)
        #expect(try await counter.change.execute(.increment).value == 1)
        #expect(try await counter.change.execute(.reset) == Counter(value: 0, version: 4))
    }

    @Test func aChangeIsOneStepOfTheService() async throws {
        let counter = CounterUseCases(repository: StubCounterRepository(value: 7, shown: 1))
        #expect(try await counter.change.execute(.increment).value == 8)
        #expect(try await counter.change.execute(.decrement).value == 7)
    }

    @Test(arguments: [(Int.max, CounterChange.increment), (.min, .decrement)])
    func thereIsNoCountBeyondTheLast(value: Int, change: CounterChange) async throws {
        let counter = CounterUseCases(repository: StubCounterRepository(value: value))
        await #expect(throws: CounterError.outOfRange) {
            try await counter.change.execute(change)
        }
        #expect(try await counter.get.execute() == Counter(value: value, version: 0))
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
