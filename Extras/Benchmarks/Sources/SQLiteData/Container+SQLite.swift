public import DI
public import Domain
public import Foundation

extension Container {
    /// The items in a database, which need not exist yet; the rest as in `jsonFile(items:)`.
    public static func sqlite(
        at items: URL, users: URL? = nil, counter: URL? = nil, accounts: [Credentials] = []
    ) -> Container {
        var container = jsonFile(users: users, counter: counter, accounts: accounts)
        container.items = ItemsUseCases(repository: SQLiteItemRepository(file: items))
        return container
    }
}
