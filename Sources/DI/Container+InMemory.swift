import Data
public import Domain
public import Foundation

extension Container {
    /// Keeps all data in memory. The data is lost when the process ends.
    public static func inMemory(
        accounts: [Credentials] = [],
        items: [Item] = [],
        users: [User] = [],
        counter: Counter = Counter(value: 0, version: 0),
    ) -> Container {
        Container(
            authentication: OnDeviceAuthenticationRepository(accounts: accounts),
            places: OnDevicePlaceRepository(),
            items: OnDeviceItemRepository(initial: items),
            users: OnDeviceUserRepository(initial: users),
            counter: OnDeviceCounterRepository(initial: counter),
        )
    }

    /// Keeps all data in memory, and starts with the sample data of the Domain module. For demos, and to
    /// try the app.
    public static func samples() -> Container {
        inMemory(
            accounts: Credentials.samples, items: Item.samples, users: User.samples,
            counter: Counter.sample)
    }

    /// Stores the items in this JSON file. The file need not exist yet. All other data is in memory, and
    /// empty at first.
    public static func jsonFile(items: URL) -> Container {
        var container = inMemory()
        container.items = ItemsUseCases(repository: OnDeviceItemRepository(file: items))
        return container
    }

    /// Uses the items of the account that logs in, at the server with this address. All other data, also
    /// the session, is in memory. It is empty at first, and is lost when the process ends.
    ///
    /// Throws if a password must not be sent to this address.
    public static func atServer(_ address: String) throws -> Container {
        var container = inMemory()
        container.connect(to: try ServerAddress(address), folder: nil)
        return container
    }
}
