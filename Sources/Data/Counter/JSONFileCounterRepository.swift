package import Domain
package import Foundation

/// The count of a JSON file, which several processes may share.
package struct JSONFileCounterRepository: CounterRepository {
    private let file: JSONFile<CounterRecord>

    /// The file need not exist; the first change creates it.
    package init(file url: URL) {
        file = JSONFile(url: url)
    }

    package func counter() async throws(CounterError) -> Counter {
        try await file.read(throwing: CounterError.self).counter
    }

    package func update(
        _ change: @escaping @Sendable (Int) throws(CounterError) -> Int
    ) async throws(CounterError) -> Counter {
        let result = try await file.update(throwing: CounterError.self) { record in
            Result { () throws(CounterError) in
                try record.change(to: change(record.counter.value))
            }
        }
        return try result.get()
    }
}

/// A count as the file has it; zero if there is no file.
struct CounterRecord: JSONDocument {
    private var value = 0
    private var version = 0

    var counter: Counter { Counter(value: value, version: version) }

    /// Sets the value and raises the version by one. Throws if the version can't grow.
    mutating func change(to value: Int) throws(CounterError) -> Counter {
        let (version, overflow) = version.addingReportingOverflow(1)
        guard !overflow else { throw .outOfRange }
        (self.value, self.version) = (value, version)
        return counter
    }
}
