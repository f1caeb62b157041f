package import Domain
import GRDB

extension SQLiteItemRepository {
    /// Adds the items behind those that are there: all, or if one can't be added, none.
    ///
    /// Makes the file if there is none. An id that is there already is an error.
    package func append(_ items: [Item]) async throws(ItemError) {
        do {
            let database = try database()
            try await database.writeWithoutTransaction { database in
                // Who reads does not wait for who writes. The file remembers it.
                try database.execute(sql: "PRAGMA journal_mode = WAL")
            }
            try await database.write { database in
                try database.execute(sql: Self.table)
                let insertion = try database.makeStatement(
                    sql: "INSERT INTO item (id, name) VALUES (?, ?)")
                for item in items {
                    guard item.id.isStorable, item.name.isStorable else {
                        throw DatabaseError(
                            resultCode: .SQLITE_MISMATCH, message: "\(item) has a zero in it")
                    }
                    try insertion.execute(arguments: [item.id, item.name])
                }
            }
        } catch {
            throw ItemError(error, at: path)
        }
    }

    /// `swiftCompare`, which is GRDB's, compares texts as `String` does, so the index does too.
    private static let table = """
        CREATE TABLE IF NOT EXISTS item (
            position INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE COLLATE swiftCompare,
            name TEXT NOT NULL
        ) STRICT
        """
}

extension String {
    /// GRDB ends a text at the first zero, and would take another text for this one.
    var isStorable: Bool { !utf8.contains(0) }
}
