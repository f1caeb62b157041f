import Data
import Domain
public import Foundation

extension Container {
    /// As `live(folder:)`, but a server, if one is given, keeps the accounts and exchanges the notes.
    ///
    /// The notes can be read and changed without a connection.
    public static func live(folder: URL, server: URL?) throws -> Container {
        var container = try live(folder: folder)
        guard let server else { return container }
        // Notes of one server are nothing to another, so each has files of its own.
        func file(_ ending: String) -> URL {
            folder.appending(
                path: "notes-\(server.hostAndPort).\(ending)", directoryHint: .notDirectory)
        }
        let authentication = HTTPAuthenticationRepository(server: server, file: file("session"))
        let client = AccountClient(file: file("session"))
        let notes = OfflineFirstNoteRepository(
            file: file("json"), remote: HTTPRemoteNotes(client: client))
        container.session = SessionUseCases(repository: authentication)
        container.login = LoginUseCases(repository: authentication)
        container.notes = NotesUseCases(repository: notes)
        container.connectionRestored = { await notes.connectionRestored() }
        return container
    }
}
