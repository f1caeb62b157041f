import Domain

/// A count as a file has it, which is zero without a file.
struct CounterRecord: JSONDocument {
    private var value = 0
    private var version = 0

    var counter: Counter { Counter(value: value, version: version) }

    /// Sets the value and raises the version by one. Throws if no greater version can be counted.
    mutating func change(to value: Int) throws(CounterError) -> Counter {
        let (version, overflow) = version.addingReportingOverflow(1)
        guard !overflow else { throw .outOfRange }
        (self.value, self.version) = (value, version)
        return counter
    }
}
