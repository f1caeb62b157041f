import Data
import Domain
public import Foundation

extension Container {
    /// The real app: everything is kept in files of this folder, which is made if it is missing.
    ///
    /// The folder begins with the samples, for the sample account. A server, if there is one, has the
    /// accounts, and the notes are synced with it; the app works without a connection.
    /// If another process sends for long, `onWait` is called with its id, if that is known.
    public static func live(
        folder: URL,
        server: URL? = nil,
        onWait: @escaping @Sendable (_ process: Int32?) async -> Void = { _ in },
    ) throws -> Container {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        func file(_ name: String) -> URL {
            folder.appending(path: name, directoryHint: .notDirectory)
        }

        let authentication: any AuthenticationRepository
        let notes: OfflineFirstNoteRepository
        if let server {
            // The notes of two servers have nothing to do with each other, so each server has files of
            // its own.
            let name = "notes-\(server.nameOfFiles)"
            let session = file("\(name).session")
            authentication = HTTPAuthenticationRepository(server: server, file: session)
            notes = OfflineFirstNoteRepository(
                file: file("\(name).json"),
                remote: HTTPRemoteNotes(client: AccountClient(file: session)), onWait: onWait)
        } else {
            authentication = OnDeviceAuthenticationRepository(
                accounts: Credentials.samples, file: file("session.json"))
            notes = OfflineFirstNoteRepository(
                file: file("notes.json"), remote: OnDeviceRemoteNotes(samples: Note.samples),
                onWait: onWait)
        }

        let resumeSync: @Sendable () async -> Void = { await notes.resumeSync() }
        return Container(
            authentication: authentication,
            places: JSONFilePlaceRepository(file: file("place.json")),
            items: JSONFileItemRepository(file: file("items.json"), initial: Item.samples),
            users: JSONFileUserRepository(file: file("users.json"), initial: User.samples),
            counter: JSONFileCounterRepository(file: file("counter.json")),
            notes: notes,
            resumeSync: resumeSync,
        )
    }
}

extension Container {
    /// The container of the app, in Application Support. The environment or the app's settings may name a
    /// server.
    static func ofApp() throws -> Container {
        let support = try FileManager.default.url(
            for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil,
            create: true)
        let server =
            ProcessInfo.processInfo.environment["SIDEBYSIDE_SERVER"]
            ?? UserDefaults.standard.string(forKey: "server")
        return try live(
            folder: support.appending(path: "SideBySide", directoryHint: .isDirectory),
            server: server.map { try serverAddress($0) },
        )
    }
}
