public import Data
import Domain
public import Foundation

extension Container {
    /// The container of the real app. Its data is in files in `folder`, which is created if it is missing.
    /// With a `server`, the accounts and the items are there.
    ///
    /// A list whose file is missing shows sample data.
    public static func live(folder: URL, server: ServerAddress? = nil) throws -> Container {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        func file(_ name: String) -> URL {
            folder.appending(path: name, directoryHint: .notDirectory)
        }
        let authentication: any AuthenticationRepository
        let items: any ItemRepository
        if let server {
            let accounts = HTTPAuthenticationRepository(server: server, file: file("login.json"))
            authentication = accounts
            items = HTTPItemRepository(client: accounts.authorizedClient)
        } else {
            authentication = OnDeviceAuthenticationRepository(
                accounts: Credentials.samples, file: file("session.json"))
            items = OnDeviceItemRepository(file: file("items.json"), initial: Item.samples)
        }
        return Container(
            authentication: authentication,
            // The sample account is for a demo. The login screen shows it.
            demoLogin: server == nil ? Credentials.samples.first : nil,
            places: OnDevicePlaceRepository(file: file("place.json")),
            items: items,
            users: OnDeviceUserRepository(file: file("users.json"), initial: User.samples),
            counter: OnDeviceCounterRepository(file: file("counter.json")),
        )
    }
}

extension Container {
    /// The container of the app, with its files in Application Support.
    ///
    /// A server is named by an argument, as in `-server https://api.example.com`, or by the environment, as
    /// in `SIDEBYSIDE_SERVER`.
    static func ofApp() throws -> Container {
        let server =
            UserDefaults.standard.string(forKey: "server")
            ?? ProcessInfo.processInfo.environment["SIDEBYSIDE_SERVER"]
        let support = try FileManager.default.url(
            for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil,
            create: true)
        return try live(
            folder: support.appending(path: "SideBySide", directoryHint: .isDirectory),
            server: server.map { text throws(ServerAddressError) in try ServerAddress(text) })
    }
}
