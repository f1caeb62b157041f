package import Domain
package import Foundation

/// The count on this device, in a JSON file or in memory. Several processes can use the file at the same
/// time.
package actor OnDeviceCounterRepository: CounterRepository {
    private let store: any DocumentStore<CounterRecord>
    /// The highest version that was returned so far. If the file has a lower version, somebody has
    /// replaced the file, for example with a backup.
    private var newest = 0

    /// The file need not exist; the first change creates it.
    package init(file: URL) {
        store = JSONFile(url: file)
    }

    /// For previews, tests and demos. The count is lost when the process ends.
    package init(inMemory counter: Counter) {
        store = InMemoryStore(CounterRecord(value: counter.value, version: counter.version))
    }

    init(store: any DocumentStore<CounterRecord>) { self.store = store }

    package func counter() async throws(CounterError) -> Counter {
        // `newest` is copied before the read, because an `update` can raise it during the read. The read
        // can still find the count from before that `update`. If such a count got the version from after
        // the `update`, it would look as new as the updated count.
        let known = newest
        return answer(try await store.read(throwing: CounterError.self).counter(after: known))
    }

    package func update(
        _ change: @escaping @Sendable (Int) throws(CounterError) -> Int
    ) async throws(CounterError) -> Counter {
        let known = newest
        let result = try await store.update(throwing: CounterError.self) { record in
            Result { () throws(CounterError) in
                let counter = record.counter(after: known)
                return try record.change(counter, to: change(counter.value))
            }
        }
        return answer(try result.get())
    }

    private func answer(_ counter: Counter) -> Counter {
        newest = max(newest, counter.version)
        return counter
    }
}

/// The count in the form in which the file stores it; zero if there is no file.
struct CounterRecord: JSONDocument {
    var value = 0
    var version = 0

    /// Returns the count with at least this version, even if the file has a lower version. Otherwise, a
    /// screen would ignore the count, because the screen has a count with a higher version.
    func counter(after version: Int) -> Counter {
        Counter(value: value, version: max(self.version, version))
    }

    /// Sets the value and raises the version by one. Throws if the version can't grow.
    mutating func change(_ counter: Counter, to value: Int) throws(CounterError) -> Counter {
        let (version, overflow) = counter.version.addingReportingOverflow(1)
        guard !overflow else { throw .outOfRange }
        (self.value, self.version) = (value, version)
        return self.counter(after: version)
    }
}
