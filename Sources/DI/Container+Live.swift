import Data
import Domain
public import Foundation

extension Container {
    /// The real app: everything is kept in files of this folder, which is made if it is missing.
    ///
    /// The folder begins with the samples, for the sample account. The app works without a connection.
    public static func live(
        folder: URL,
        // Has the accounts, and the notes are synced with it.
        server: URL? = nil,
        // Called if another process sends for long, with its id, if that is known.
        onWait: @escaping @Sendable (_ process: Int32?) async -> Void = { _ in },
    ) throws -> Container {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        func file(_ name: String) -> URL {
            folder.appending(path: name, directoryHint: .notDirectory)
        }

        // The notes of two servers have nothing to do with each other, so each server has files of its own.
        func session(of server: URL) -> URL { file("notes-\(server.nameOfFiles).session") }

        let authentication: any AuthenticationRepository =
            if let server {
                HTTPAuthenticationRepository(server: server, file: session(of: server))
            } else {
                OnDeviceAuthenticationRepository(
                    accounts: Credentials.samples, file: file("session.json"))
            }
        let notes =
            if let server {
                OfflineFirstNoteRepository(
                    file: file("notes-\(server.nameOfFiles).json"),
                    remote: HTTPRemoteNotes(client: AccountClient(file: session(of: server))),
                    onWait: onWait)
            } else {
                OfflineFirstNoteRepository(
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
    /// The container of the app, in Application Support.
    static func ofApp() throws -> Container {
        let support = try FileManager.default.url(
            for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil,
            create: true)
        // The environment or the app's settings may name one.
        let server =
            ProcessInfo.processInfo.environment["SIDEBYSIDE_SERVER"]
            ?? UserDefaults.standard.string(forKey: "server")
        return try live(
            folder: support.appending(path: "SideBySide", directoryHint: .isDirectory),
            server: server.map { try serverAddress($0) },
        )
    }
}
