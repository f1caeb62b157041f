public import DI
import Domain
public import Foundation

extension Container {
    /// Keeps the items in a database, which need not exist yet, and all else as `jsonFile(items:)`
    /// does.
    public static func sqlite(at items: URL) -> Container {
        var container = inMemory()
        container.items = ItemsUseCases(repository: SQLiteItemRepository(file: items))
        return container
    }
}
