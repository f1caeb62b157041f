public import DI
import Domain
public import Foundation

extension Container {
    /// The items in a database, which need not exist yet; the rest as in `jsonFile(items:)`.
    public static func sqlite(at items: URL) -> Container {
        var container = inMemory()
        container.items = ItemsUseCases(repository: SQLiteItemRepository(file: items))
        return container
    }
}
