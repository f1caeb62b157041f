import Domain
import Foundation
import SQLiteData
import Testing

@Suite("A file that is not a database of items is an error, and is not changed")
struct DamageTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = TemporaryFolder()
    }

    @Test(arguments: Damage.allCases)
    func whatIsNoDatabaseOfItemsIsNamedAndLeft(damage: Damage) async throws {
        let file = try await damage.make(in: folder)
        let before = try contents()
        do {
            let repository = SQLiteItemRepository(file: file)
            for error in [
                await #expect(throws: ItemError.self) { try await repository.items() },
                await #expect(throws: ItemError.self) { try await repository.deleteItem(id: "7") },
            ] {
                let expected =
                    "\"\(file.plainPath)\": expected a database with a table of items, "
                    + "found: \(damage.reason). Restore it from a copy that is whole."
                #expect(details(error) == expected)
            }
        }
        #expect(try contents() == before)
    }

    @Test func anItemWithoutAnIDIsDamage() async throws {
        let file = folder.file("items.sqlite")
        try execute("CREATE TABLE item (position INTEGER PRIMARY KEY, id, name)", on: file)
        try execute("INSERT INTO item (name) VALUES ('A')", on: file)
        let error = await #expect(throws: ItemError.self) {
            try await SQLiteItemRepository(file: file).items()
        }
        let text = details(error)
        #expect(text.contains("found: an item without an id or a name."), "\(text)")
    }

    @Test func nothingIsAddedToWhatIsNoDatabase() async throws {
        let file = try folder.file("items.sqlite", "[]\n")
        let before = try contents()
        await #expect(throws: ItemError.self) {
            try await SQLiteItemRepository(file: file).append([Item(id: "a", name: "A")])
        }
        #expect(try contents() == before)
    }

    /// The details of an error that is `damaged`.
    private func details(_ error: ItemError?) -> String {
        if case .storage(.damaged(let reason)) = error { reason.details } else { "" }
    }

    /// The bytes of every file in the folder.
    private func contents() throws -> [String: Foundation.Data] {
        let names = try folder.names
        let bytes = try names.map { try Foundation.Data(contentsOf: folder.file($0)) }
        return Dictionary(uniqueKeysWithValues: zip(names, bytes))
    }
}
