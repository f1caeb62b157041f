import Data
import Domain
public import Foundation

extension Container {
    /// The container of the real app. All data is in files in `folder`, which is created if it is
    /// missing.
    ///
    /// If the file of a list is missing, the list has sample data.
    public static func live(folder: URL) throws -> Container {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        func file(_ name: String) -> URL {
            folder.appending(path: name, directoryHint: .notDirectory)
        }
        // The sample account is for a demo. The login screen shows it.
        return Container(
            authentication: OnDeviceAuthenticationRepository(
                accounts: Credentials.samples, file: file("session.json")),
            demoLogin: Credentials.samples.first,
            places: OnDevicePlaceRepository(file: file("place.json")),
            items: OnDeviceItemRepository(file: file("items.json"), initial: Item.samples),
            users: OnDeviceUserRepository(file: file("users.json"), initial: User.samples),
            counter: OnDeviceCounterRepository(file: file("counter.json")),
        )
    }

    /// The container of the app, with its files in Application Support.
    static func ofApp() throws -> Container {
        let support = try FileManager.default.url(
            for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil,
            create: true)
        return try live(
            folder: support.appending(path: "SideBySide", directoryHint: .isDirectory),
            server: serverOfApp(),
        )
    }
}
