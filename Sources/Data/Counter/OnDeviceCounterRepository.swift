package import Domain
package import Foundation

/// The count on this device, in a JSON file or in memory. Several processes can use the file at the same
/// time.
package struct OnDeviceCounterRepository: CounterRepository {
    private let store: any DocumentStore<CounterRecord>

    /// The file need not exist; the first change creates it. Until then, the count is `initial`. Without
    /// `file`, the count is lost when the process ends.
    package init(file: URL? = nil, initial: Counter = Counter(value: 0, version: 0)) {
        let record = CounterRecord(value: initial.value, version: initial.version)
        store = file.map { JSONFile(url: $0, initial: record) } ?? InMemoryStore(record)
    }

    package func counter() async throws(CounterError) -> Counter {
        try await store.read(throwing: CounterError.self).counter
    }

    package func update(
        _ change: @escaping @Sendable (Int) throws(CounterError) -> Int
    ) async throws(CounterError) -> Counter {
        try await store.update(throwing: CounterError.self) { record in
            Result { () throws(CounterError) in
                let value = try change(record.value)
                let (version, overflow) = record.version.addingReportingOverflow(1)
                guard !overflow else { throw .outOfRange }
                record = CounterRecord(value: value, version: version)
                return record.counter
            }
        }.get()
    }
}

/// The count as the file stores it. The default value is zero.
struct CounterRecord: JSONDocument {
    var value = 0
    var version = 0

    var counter: Counter { Counter(value: value, version: version) }
}
