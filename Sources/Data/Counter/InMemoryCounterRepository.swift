package import Domain

/// A count in memory, for previews, tests and demos. The count is lost when the process ends.
package actor InMemoryCounterRepository: CounterRepository {
    private var stored: Counter

    package init(counter: Counter = Counter(value: 0, version: 0)) {
        stored = counter
    }

    package func counter() async throws(CounterError) -> Counter {
        if Task.isCancelled { throw .cancelled }
        return stored
    }

    package func update(
        _ change: @Sendable (Int) throws(CounterError) -> Int
    ) async throws(CounterError) -> Counter {
        if Task.isCancelled { throw .cancelled }
        let value = try change(stored.value)
        let (version, overflow) = stored.version.addingReportingOverflow(1)
        guard !overflow else { throw .outOfRange }
        stored = Counter(value: value, version: version)
        return stored
    }
}
