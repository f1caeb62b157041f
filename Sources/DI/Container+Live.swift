import Data
import Domain
public import Foundation

extension Container {
    /// The container of the real app. All data is in files in `folder`, which is created if it is
    /// missing.
    ///
    /// A list whose file is missing shows sample data.
    public static func live(
        folder: URL,
        // If there is a server, it has the accounts, and the notes are synced with it. In that case, the
        // app has no sample accounts and no sample notes. After the login, the app also works without a
        // connection.
        server: URL? = nil,
        // Called when the app has waited about a second because another process is sending notes.
        // `process` is the id of the other process; nil if the id is not known.
        onWait: @escaping @Sendable (_ process: Int32?) async -> Void = { _ in },
    ) throws -> Container {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        func file(_ name: String) -> URL {
            folder.appending(path: name, directoryHint: .notDirectory)
        }

        let authentication: any AuthenticationRepository
        let demoLogin: Credentials?
        let notes: OfflineFirstNoteRepository
        if let server {
            // Each server has files of its own, so that the notes of two servers are never mixed.
            let name = "notes-\(server.nameOfFiles)"
            let session = file("\(name).session")
            demoLogin = nil
            notes = OfflineFirstNoteRepository(
                file: file("\(name).json"),
                remote: HTTPRemoteNotes(client: AccountClient(file: session)), onWait: onWait)
            authentication = HTTPAuthenticationRepository(
                server: server, file: session, notes: notes)
        } else {
            // The sample account is for a demo. The login screen shows it.
            authentication = OnDeviceAuthenticationRepository(
                accounts: Credentials.samples, file: file("session.json"))
            demoLogin = Credentials.samples.first
            notes = OfflineFirstNoteRepository(
                file: file("notes.json"), remote: OnDeviceRemoteNotes(samples: Note.samples),
                onWait: onWait)
        }

        return Container(
            authentication: authentication,
            demoLogin: demoLogin,
            places: JSONFilePlaceRepository(file: file("place.json")),
            items: OnDeviceItemRepository(file: file("items.json"), initial: Item.samples),
            users: OnDeviceUserRepository(file: file("users.json"), initial: User.samples),
            counter: OnDeviceCounterRepository(file: file("counter.json")),
            notes: notes,
            resumeSync: { await notes.resumeSync() },
        )
    }
}

extension Container {
    /// The container of the app, with its files in Application Support.
    static func ofApp() throws -> Container {
        let support = try FileManager.default.url(
            for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil,
            create: true)
        // The address of the server is in an environment variable, or in a setting of the app. Without
        // an address, the app has no server.
        let server =
            ProcessInfo.processInfo.environment["SIDEBYSIDE_SERVER"]
            ?? UserDefaults.standard.string(forKey: "server")
        return try live(
            folder: support.appending(path: "SideBySide", directoryHint: .isDirectory),
            server: server.map { try serverAddressOfApp($0) },
        )
    }
}
