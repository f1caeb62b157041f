public import DI
import Domain
public import Foundation

extension Container {
    /// Stores the items in a database, and all other data in memory. The database need not exist.
    public static func sqlite(at items: URL) -> Container {
        var container = inMemory()
        container.items = ItemsUseCases(repository: SQLiteItemRepository(file: items))
        return container
    }
}
