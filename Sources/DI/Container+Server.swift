public import Data
import Domain
public import Foundation

extension Container {
    /// Like `live(folder:)`. If `server` is not nil, the accounts and the items are at this server.
    public static func live(folder: URL, server: ServerAddress?) throws -> Container {
        var container = try live(folder: folder)
        if let server { container.connect(to: server, folder: folder) }
        return container
    }

    /// Takes the accounts and the items from a server. Without a folder, the session and the user's place
    /// are only in memory.
    mutating func connect(to server: ServerAddress, folder: URL?) {
        let accounts = HTTPAuthenticationRepository(
            server: server, file: folder?.appending(path: "login.json"))
        // For each server, a separate file stores where the user is in the app.
        let name = server.description.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
        let places = OnDevicePlaceRepository(
            file: folder?.appending(path: "place-\(name ?? "").json"))
        session = SessionUseCases(sessions: accounts, places: places)
        self.login = LoginUseCases(repository: accounts)
        demoLogin = nil
        let repository = HTTPItemRepository(client: accounts.makeAuthorizedClient())
        items = ItemsUseCases(repository: repository)
    }

    /// The address of the server: from an argument such as `-server https://api.example.com`, or from the
    /// environment variable `SIDEBYSIDE_SERVER`.
    static func serverOfApp() throws(ServerAddressError) -> ServerAddress? {
        let text =
            UserDefaults.standard.string(forKey: "server")
            ?? ProcessInfo.processInfo.environment["SIDEBYSIDE_SERVER"]
        guard let text else { return nil }
        return try ServerAddress(text)
    }
}
