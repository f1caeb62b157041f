package import Domain

/// A count in memory, for previews, tests and demos. The count is lost when the process ends.
package actor InMemoryCounterRepository: CounterRepository {
    private var stored: Counter
    private let conditions: StubConditions

    /// By default, each call succeeds at once. `conditions` can delay the calls or make them fail.
    package init(
        counter: Counter = Counter(value: 0, version: 0),
        conditions: StubConditions = StubConditions()
    ) {
        stored = counter
        self.conditions = conditions
    }

    package func counter() async throws(CounterError) -> Counter {
        try await conditions.pass(throwing: CounterError.self)
        return stored
    }

    package func update(
        _ change: @Sendable (Int) throws(CounterError) -> Int
    ) async throws(CounterError) -> Counter {
        try await conditions.pass(throwing: CounterError.self)
        let value = try change(stored.value)
        let (version, overflow) = stored.version.addingReportingOverflow(1)
        guard !overflow else { throw .outOfRange }
        stored = Counter(value: value, version: version)
        return stored
    }
}
