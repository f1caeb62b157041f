import Testing

@testable import Domain

@Suite("Counter use cases keep the rules, whatever the repository", .timeLimit(.minutes(5)))
struct CounterUseCaseTests {
    /// A change does not use the count of an earlier read: somebody else may have changed it since.
    @Test func aChangeIsOneStepOfTheServiceAndMayGoBelowZero() async throws {
        let counter = CounterUseCases(repository: StubCounterRepository(value: 0))
        #expect(try await counter.get.execute().value == 41)
        #expect(try await counter.change.execute(.decrement).value == -1)
        #expect(try await counter.change.execute(.increment).value == 0)
        #expect(try await counter.change.execute(.increment).value == 1)
        #expect(try await counter.change.execute(.reset) == Counter(value: 0, version: 4))
    }

    @Test(arguments: [(Int.max, CounterChange.increment), (.min, .decrement)])
    func thereIsNoCountBeyondTheLast(value: Int, change: CounterChange) async {
        let counter = CounterUseCases(repository: StubCounterRepository(value: value))
        await #expect(throws: CounterError.outOfRange) { try await counter.change.execute(change) }
    }
}

private actor StubCounterRepository: CounterRepository {
    private var current: Counter

    init(value: Int) { current = Counter(value: value, version: 0) }

    /// The count before somebody else changed it.
    func counter() -> Counter { .sample }

    func update(
        _ change: @Sendable (Int) throws(CounterError) -> Int
    ) throws(CounterError) -> Counter {
        current = Counter(value: try change(current.value), version: current.version + 1)
        return current
    }
}
