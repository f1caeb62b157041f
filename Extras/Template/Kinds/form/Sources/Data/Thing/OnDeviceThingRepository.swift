package import Domain
package import Foundation

/// Keeps the thing on this device, in a JSON file or in memory. Other programs can change the file, too.
package struct OnDeviceThingRepository: ThingRepository {
    private let store: any DocumentStore<ThingRecord>

    /// The file need not exist. Until then, the thing is `initial`. Without `file`, the thing is lost
    /// when the app ends.
    package init(file: URL? = nil, initial: Thing = Thing()) {
        let record = ThingRecord(initial)
        store = file.map { JSONFile(url: $0, initial: record) } ?? InMemoryStore(record)
    }

    package func thing() async throws(ThingError) -> Thing {
        try await store.read(throwing: ThingError.self).thing
    }

    package func save(_ thing: Thing) async throws(ThingError) {
        try await store.update(throwing: ThingError.self) { $0.change(to: thing) }
    }
}
