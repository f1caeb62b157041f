package import Domain
package import Foundation

/// Keeps the thing in a JSON file. Other programs can change the file, too.
package struct JSONFileThingRepository: ThingRepository {
    private let file: JSONFile<ThingRecord>

    /// The file need not exist. Until the file exists, the answer is `initial`.
    package init(file url: URL, initial: Thing = Thing()) {
        file = JSONFile(url: url, initial: ThingRecord(initial))
    }

    package func thing() async throws(ThingError) -> Thing {
        try await file.read(throwing: ThingError.self).thing
    }

    package func save(_ thing: Thing) async throws(ThingError) {
        try await file.update(throwing: ThingError.self) { $0.change(to: thing) }
    }
}
