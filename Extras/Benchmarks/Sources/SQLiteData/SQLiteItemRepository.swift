package import Domain
package import Foundation
import GRDB

/// The items in an SQLite database.
package actor SQLiteItemRepository: ItemRepository {
    let path: String
    private var connection: DatabaseQueue?

    /// The file need not exist. Without a file, there are no items.
    package init(file url: URL) {
        path = url.path(percentEncoded: false)
    }

    package func items() async throws(ItemError) -> [Item] {
        do {
            guard let database = try existingDatabase() else { return [] }
            return try await database.read { db in
                let rows = try Row.fetchCursor(
                    db, sql: "SELECT id, name FROM item ORDER BY position")
                return try Array(
                    rows.map { row in
                        try Item(id: row.decode(atIndex: 0), name: row.decode(atIndex: 1))
                    })
            }
        } catch {
            throw ItemError(error, at: path)
        }
    }

    package func deleteItem(id: Item.ID) async throws(ItemError) -> Bool {
        do {
            guard let database = try existingDatabase(), id.isStorable else { return false }
            return try await database.write { db in
                try db.execute(sql: "DELETE FROM item WHERE id = ?", arguments: [id])
                return db.changesCount > 0
            }
        } catch {
            throw ItemError(error, at: path)
        }
    }

    package func saveItem(_ item: Item, isNew: Bool) async throws(ItemError) -> Bool {
        do {
            if let database = try existingDatabase(), item.id.isStorable, item.name.isStorable {
                let isReplaced = try await database.write { db in
                    try db.execute(
                        sql: "UPDATE item SET id = :id, name = :name WHERE id = :id",
                        arguments: ["id": item.id, "name": item.name])
                    return db.changesCount > 0
                }
                if isReplaced { return true }
            }
        } catch {
            throw ItemError(error, at: path)
        }
        if isNew { try await append([item]) }
        return isNew
    }

    /// Nil if there is no file. A read does not create the file.
    private func existingDatabase() throws -> DatabaseQueue? {
        try Task.checkCancellation()
        if connection == nil, access(path, F_OK) != 0, errno == ENOENT { return nil }
        return try database()
    }

    /// The only connection. To open it, this actor reads a page or two. All other work runs on the
    /// connection's queue.
    func database() throws -> DatabaseQueue {
        if let connection { return connection }
        var configuration = Configuration()
        configuration.busyMode = .timeout(30)
        configuration.prepareDatabase { db in
            // A change is acknowledged only after the disk has it.
            try db.execute(sql: "PRAGMA synchronous = FULL; PRAGMA fullfsync = ON")
        }
        let opened = try DatabaseQueue(path: path, configuration: configuration)
        connection = opened
        return opened
    }
}
