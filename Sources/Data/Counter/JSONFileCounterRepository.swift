package import Domain
package import Foundation

/// The count of a JSON file, which outlives the process and may be shared by several.
package actor JSONFileCounterRepository: CounterRepository {
    private typealias Change = @Sendable (Int) throws(CounterError) -> Int

    private let file: JSONFile
    private let queue = FileQueue()
    private let changes: GroupCommit<Change, Result<Counter, CounterError>>

    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        queue.asUnownedSerialExecutor()
    }

    /// The file need not exist; the first change creates it.
    package init(file url: URL) {
        let file = JSONFile(url)
        self.file = file
        changes = GroupCommit(file) { changes, bytes throws(JSONDamage) in
            var record = try CounterRecord(bytes)
            let old = record.counter
            let outcomes = changes.map { change in
                Result { () throws(CounterError) in
                    try record.change(to: change(record.counter.value))
                    return record.counter
                }
            }
            return .init(
                outcomes: outcomes, newBytes: record.counter == old ? nil : [record.newBytes[...]])
        }
    }

    /// Reads the file, so that what other processes have counted is seen.
    package func counter() throws(CounterError) -> Counter {
        do throws(JSONFileError) {
            return try file.readDocument { bytes throws(JSONDamage) in
                try CounterRecord(bytes).counter
            }
        } catch {
            throw CounterError(error)
        }
    }

    /// Returns once the disk has the new count.
    ///
    /// Changes that come in together are written together, each made of the count that the one
    /// before has left. While another process has the lock, this waits, up to half a minute; then
    /// it is `CounterError.unavailable`.
    package func update(
        _ change: @escaping @Sendable (Int) throws(CounterError) -> Int
    ) async throws(CounterError) -> Counter {
        let result: Result<Counter, CounterError>
        do throws(JSONFileError) {
            result = try await changes.perform(change)
        } catch {
            throw CounterError(error)
        }
        return try result.get()
    }
}
