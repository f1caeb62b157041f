public import DI
public import Domain
public import Foundation

extension Container {
    /// Adds items to a database, which need not exist yet: all, or if one can't be added, none.
    public static func fillSQLite(at file: URL, with items: [Item]) async throws(ItemError) {
        try await SQLiteItemRepository(file: file).append(items)
    }
}
