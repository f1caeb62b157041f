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
        do {
            return try await file.read().counter
        } catch {
            throw CounterError(error)
        }
    }

    package func update(
        _ change: @escaping @Sendable (Int) throws(CounterError) -> Int
    ) async throws(CounterError) -> Counter {
        let result: Result<Counter, CounterError>
        do {
            result = try await file.update { record in
                Result { () throws(CounterError) in
                    try record.change(to: change(record.counter.value))
                }
            }
        } catch {
            throw CounterError(error)
        }
        return try result.get()
    }
}
