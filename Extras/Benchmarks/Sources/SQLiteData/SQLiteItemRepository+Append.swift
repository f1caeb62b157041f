package import Domain
import GRDB

extension SQLiteItemRepository {
    /// Adds all items at the end of the list. If one of them can't be added, adds none.
    ///
    /// Creates the file if it is missing. An id that exists already is an error.
    package func append(_ items: [Item]) async throws(ItemError) {
        do {
            try Task.checkCancellation()
            let database = try database()
            try await database.writeWithoutTransaction { db in
                try db.execute(sql: Self.preparation)
            }
            try await database.write { db in
                let insertion = try db.makeStatement(
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

    /// With GRDB's `swiftCompare`, the index of the ids compares texts as `String` does.
    private static let preparation = """
        CREATE TABLE IF NOT EXISTS item (
            position INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE COLLATE swiftCompare,
            name TEXT NOT NULL
        ) STRICT;
        -- Kept in the file: from now on, who reads does not wait for who writes.
        PRAGMA journal_mode = WAL;
        """
}

extension String {
    /// False if the text contains a zero byte. GRDB would use only the part before this byte.
    var isStorable: Bool { !utf8.contains(0) }
}
