import Domain
import Foundation
import Testing

@testable import Data

/// The files under `Fixtures/Yesterday` are never edited; a new version of the app gets new files.
@Suite("Yesterday's files still load", .timeLimit(.minutes(5)))
struct CompatibilityTests {
    /// The place of an older app has other values.
    @Test("Items, users and a count load, and a place counts as none")
    func load() async throws {
        let items = OnDeviceItemRepository(file: yesterday("items.json"))
        #expect(
            try await items.items() == [
                Item(id: "de", name: "Germany"), Item(id: "ci", name: "Côte d’Ivoire"),
                Item(id: "日本", name: "日本"),
            ])
        let users = OnDeviceUserRepository(file: yesterday("users.json"))
        #expect(
            try await users.users() == [
                User(id: "1", name: "Ada Lovelace"), User(id: "2", name: "Grace Hopper"),
            ])
        let counter = OnDeviceCounterRepository(file: yesterday("counter.json"))
        #expect(try await counter.counter() == Counter(value: -3, version: 7))
        #expect(await OnDevicePlaceRepository(file: yesterday("place.json")).place() == nil)
    }
}

/// A file of an earlier version.
func yesterday(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures/Yesterday/\(name)")
}
