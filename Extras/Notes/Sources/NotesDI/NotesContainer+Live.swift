import DI
import Domain
public import Foundation
import NotesData
import NotesDomain

extension NotesContainer {
    /// The container of the real app. All data is in files in `folder`, which is created if it is
    /// missing.
    ///
    /// If there is a server, it has the accounts, and the notes are synced with it. After the login, the
    /// app also works without a connection. Without a server, there are a sample account and sample notes.
    ///
    /// `onWait` is called when the app has waited about a second because another process is sending
    /// notes. `process` is the id of the other process; nil if the id is not known.
    public static func live(
        folder: URL, server: URL? = nil,
        onWait: @escaping @Sendable (_ process: Int32?) async -> Void = { _ in }
    ) throws -> NotesContainer {
        let container = try Container.live(folder: folder)
        func file(_ name: String) -> URL {
            folder.appending(path: name, directoryHint: .notDirectory)
        }
        // Each server has files of its own, so that the notes of two servers are never mixed.
        let name = server.map { "notes-\($0.nameOfFiles)" } ?? "notes"
        let tokens = file("\(name).session")
        let notes = OfflineFirstNoteRepository(
            file: file("\(name).json"),
            remote: server == nil
                ? OnDeviceRemoteNotes(samples: Note.samples)
                : HTTPRemoteNotes(client: AccountClient(file: tokens)),
            onWait: onWait)
        var live = NotesContainer(container, notes: notes) { await notes.resumeSync() }
        guard let server else { return live }
        let accounts = HTTPAuthenticationRepository(
            server: server, file: tokens, places: file("\(name).place"), notes: notes)
        live.login.logIn = accounts
        live.session = SessionUseCases(get: accounts, keepPlace: accounts, logOut: accounts)
        live.demoLogin = nil
        return live
    }

    /// Keeps all data in memory, and starts with the samples.
    public static func samples() -> NotesContainer {
        let remote = OnDeviceRemoteNotes(samples: Note.samples)
        return NotesContainer(.samples(), notes: OfflineFirstNoteRepository(inMemory: remote))
    }
}
