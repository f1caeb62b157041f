import Data
import Domain
import Foundation
import SQLiteData
import Testing

@Suite("If one item can't be added, none is added")
struct AppendTests {
    private let folder: TemporaryFolder
    private let repository: SQLiteItemRepository
    private let stored = [Item(id: "caf\u{E9}", name: "A"), Item(id: "b", name: "B")]

    init() throws {
        folder = TemporaryFolder()
        repository = SQLiteItemRepository(file: folder.file("items.sqlite"))
    }

    static let refused = [
        (Item(id: "b", name: "Again"), "Give each item an id of its own."),
        (Item(id: "cafe\u{301}", name: "Equal as text"), "Give each item an id of its own."),
        (Item(id: "c\0", name: "C"), "Take the zero out of its text."),
        (Item(id: "c", name: "C\0"), "Take the zero out of its text."),
    ]

    @Test(arguments: refused)
    func ifOneIsRefusedNoneIsAdded(item: Item, remedy: String) async throws {
        try await repository.append(stored)
        let error = await #expect(throws: ItemError.self) {
            try await repository.append([Item(id: "new", name: "New"), item])
        }
        let text = unavailable(error)
        #expect(text.hasSuffix(remedy) && text.contains("items.sqlite"), "\(text)")
        #expect(!text.contains("\n") && !text.contains("\0"), "\(text)")
        #expect(try await repository.items() == stored)
    }

    /// The details of an error that is `unavailable`.
    private func unavailable(_ error: ItemError?) -> String {
        if case .storage(.unavailable(let reason)) = error { reason.details } else { "" }
    }

    @Test func ifTheVeryFirstIsRefusedThereAreNoItems() async throws {
        await #expect(throws: ItemError.self) {
            try await repository.append([stored[0], stored[0]])
        }
        #expect(try await repository.items().isEmpty)
    }

    @Test func whoGivesUpAddsNothingAndMakesNoFile() async throws {
        await cancelled { [repository, stored] in
            await #expect(throws: ItemError.cancelled) { try await repository.append(stored) }
        }
        #expect(try folder.names.isEmpty)
    }

    @Test func itemsMoveFromAJSONFile() async throws {
        let json = OnDeviceItemRepository(
            file: try folder.file("items.json", #"[{"id": "a\u0301", "name": "A", "x": 1}]"#))
        try await repository.append(json.items())
        #expect(try await repository.items() == json.items())
    }

    @Test func withoutAFolderNothingIsMade() async throws {
        let file = folder.file("missing/items.sqlite")
        let error = await #expect(throws: ItemError.self) {
            try await SQLiteItemRepository(file: file).append(stored)
        }
        let text = unavailable(error)
        #expect(text.hasSuffix("Create the folder first, or check the permissions."), "\(text)")
    }
}
