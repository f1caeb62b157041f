public import DI
import Data
public import Domain
public import Foundation

extension Container {
    /// The items in a database, which need not exist yet; the rest as in `jsonFile(at:)`.
    public static func sqlite(
        at items: URL, users: URL? = nil, counter: URL? = nil, accounts: [Credentials] = []
    ) -> Container {
        Container(
            authentication: InMemoryAuthenticationRepository(accounts: accounts),
            items: SQLiteItemRepository(file: items),
            users: users.map(JSONFileUserRepository.init) ?? InMemoryUserRepository(),
            counter: counter.map(JSONFileCounterRepository.init) ?? InMemoryCounterRepository())
    }
}
