package import Domain
package import Foundation

/// The count of a JSON file, which several processes may share.
package actor JSONFileCounterRepository: CounterRepository {
    private let file: JSONFile<CounterRecord>
    /// The version that was answered last. A file with an older one has been replaced, as from a backup.
    private var newest = 0

    /// The file need not exist; the first change creates it.
    package init(file url: URL) {
        file = JSONFile(url: url)
    }

    package func counter() async throws(CounterError) -> Counter {
        // From before the read: a change that is made meanwhile is newer than its answer.
        let known = newest
        return answer(try await file.read(throwing: CounterError.self).counter(after: known))
    }

    package func update(
        _ change: @escaping @Sendable (Int) throws(CounterError) -> Int
    ) async throws(CounterError) -> Counter {
        let known = newest
        let result = try await file.update(throwing: CounterError.self) { record in
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

/// A count as the file has it; zero if there is no file.
struct CounterRecord: JSONDocument {
    private var value = 0
    private var version = 0

    /// Whatever the version of the file, it is no older than this one.
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
