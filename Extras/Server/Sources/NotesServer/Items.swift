import Foundation
import GRDB
import Hummingbird

/// An item: the body of a request, and a part of the answers.
struct Item: Codable, Equatable, Sendable, FetchableRecord, ResponseEncodable {
    let id: String
    let name: String

    /// Throws if the item can't be stored. SQLite would end a text at U+0000.
    func check() throws {
        if id.isEmpty { throw Problem.badRequest("An item needs an id.") }
        if id.utf8.count > 100 {
            throw Problem.badRequest("The id of an item has at most 100 bytes in UTF-8.")
        }
        if name.allSatisfy(\.isWhitespace) { throw Problem.badRequest("An item needs a name.") }
        if name.utf8.count > 500 {
            throw Problem.badRequest("The name of an item has at most 500 bytes in UTF-8.")
        }
        if id.utf8.contains(0) || name.utf8.contains(0) {
            throw Problem.badRequest("An item can't contain U+0000.")
        }
    }
}

/// The items of all accounts. Each method uses only the items of one account.
///
/// Two ids are equal if they are equal as text: “é” as one or as two Unicode scalars is the same id.
struct Items: Sendable {
    let database: any DatabaseWriter

    /// All items of the account, in the order in which they were added.
    func all(of account: String) async throws -> [Item] {
        try await database.read { database in
            let request: SQLRequest<Item> = """
                SELECT id, name FROM item WHERE account = \(account) ORDER BY position
                """
            return try request.fetchAll(database)
        }
    }

    /// Replaces the item with this id. If there is none, adds the item at the end, or returns false if
    /// `isNew` is false.
    func save(_ item: Item, isNew: Bool, of account: String) async throws -> Bool {
        try await database.write { database in
            try database.execute(
                literal: """
                    UPDATE item SET name = \(item.name)
                    WHERE account = \(account) AND id = \(canonical(item.id))
                    """)
            if database.changesCount > 0 { return true }
            guard isNew else { return false }
            let count: SQLRequest<Int> = "SELECT count(*) FROM item WHERE account = \(account)"
            if try count.fetchOne(database) ?? 0 >= 1000 {
                throw Problem.badRequest("An account has at most 1,000 items.")
            }
            try database.execute(
                literal: """
                    INSERT INTO item (account, id, name)
                    VALUES (\(account), \(canonical(item.id)), \(item.name))
                    """)
            return true
        }
    }

    /// Returns false if there is no such item.
    func delete(_ id: String, of account: String) async throws -> Bool {
        // SQLite would end the id at U+0000, and find another item.
        if id.utf8.contains(0) { return false }
        return try await database.write { database in
            try database.execute(
                literal: "DELETE FROM item WHERE account = \(account) AND id = \(canonical(id))")
            return database.changesCount > 0
        }
    }

    /// The composed form of an id, because SQLite compares bytes.
    private func canonical(_ id: String) -> String { id.precomposedStringWithCanonicalMapping }
}
