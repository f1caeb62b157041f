public import Data
import Domain
public import Foundation

extension Container {
    /// Like `live(folder:)`, but with the accounts and the items at a server, if one is given.
    public static func live(folder: URL, server: ServerAddress?) throws -> Container {
        var container = try live(folder: folder)
        if let server { container.connect(to: server, folder: folder) }
        return container
    }

    /// Takes the accounts and the items from a server. Without a folder, who is logged in and where the
    /// user is are kept in memory.
    mutating func connect(to server: ServerAddress, folder: URL?) {
        let accounts = HTTPAuthenticationRepository(
            server: server, file: folder?.appending(path: "login.json"))
        let places = OnDevicePlaceRepository(file: folder?.appending(path: "place.json"))
        session = SessionUseCases(sessions: accounts, places: places)
        self.login = LoginUseCases(repository: accounts)
        demoLogin = nil
        let repository = HTTPItemRepository(client: accounts.authorizedClient)
        items = ItemsUseCases(repository: repository)
    }

    /// The server that an argument names, as in `-server https://api.example.com`, or the environment, as in
    /// `SIDEBYSIDE_SERVER`.
    static func serverOfApp() throws(ServerAddressError) -> ServerAddress? {
        let text =
            UserDefaults.standard.string(forKey: "server")
            ?? ProcessInfo.processInfo.environment["SIDEBYSIDE_SERVER"]
        guard let text else { return nil }
        return try ServerAddress(text)
    }
}
