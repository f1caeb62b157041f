package import Domain
package import Foundation

/// The thing of a JSON file, which several processes may share.
package struct JSONFileThingRepository: ThingRepository {
    private let file: JSONFile<ThingRecord>

    /// The file need not exist; before that there is the initial thing.
    package init(file url: URL, initial: Thing = Thing()) {
        file = JSONFile(url: url, initial: ThingRecord(initial))
    }

    package func thing() async throws(ThingError) -> Thing {
        do {
            return try await file.read().thing
        } catch {
            throw ThingError(error)
        }
    }

    package func save(_ thing: Thing) async throws(ThingError) {
        do {
            try await file.update { $0.change(to: thing) }
        } catch {
            throw ThingError(error)
        }
    }
}
