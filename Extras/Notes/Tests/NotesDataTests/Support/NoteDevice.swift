import Data
import Domain
import Foundation
import NotesDomain

@testable import NotesData

/// A process of a device, with the device's notes file. Several processes can share the file.
struct NoteDevice {
    let url: URL
    private let folder = TemporaryFolder()
    let delay = ControlledDelay()
    let repository: OfflineFirstNoteRepository

    init(_ remote: any RemoteNotes, _ file: URL? = nil) {
        url = file ?? folder.file("notes.json")
        var dependencies = SyncDependencies(file: url, remote: remote)
        dependencies.delay = delay
        dependencies.backoff = Backoff(first: .seconds(2), random: { 0 })
        repository = OfflineFirstNoteRepository(dependencies: dependencies)
    }

    /// Writes this text to the file.
    func keep(_ text: String) throws { try Foundation.Data(text.utf8).write(to: url) }

    /// Saves a text, as a user does who edits the current content of the note.
    func save(_ id: String, _ text: String, for session: Session = .al) async throws {
        let original = try await content(of: id, for: session)
        let content = (original ?? "").with(text: text)
        try await repository.write(.save(id, content, original: original), for: session)
    }

    func delete(_ id: String) async throws {
        let original = try await content(of: id, for: .al)
        try await repository.write(.delete(id, original: original), for: .al)
    }

    func sync() async throws { try await repository.sync(for: .al) }

    /// The notes in the file. Does not ask the server.
    func notes(for session: Session = .al) async throws -> [Note] {
        try await JSONFile<[NotesRecord]>(url: url).read()[session.email].shown
    }

    private func content(of id: Note.ID, for session: Session) async throws -> NoteContent? {
        try await notes(for: session).first { $0.id == id }?.content
    }

    /// The current snapshot and all later snapshots.
    func snapshots() -> Snapshots { repository.snapshots(for: .al) }
}

typealias Snapshots = AsyncStream<Result<NotesSnapshot, NoteError>>

extension Snapshots {
    /// The next snapshot for which `isRight` is true; nil if the stream ends first.
    func next(where isRight: (NotesSnapshot) -> Bool) async -> NotesSnapshot? {
        for await case .success(let snapshot) in self where isRight(snapshot) { return snapshot }
        return nil
    }
}

extension Session {
    static let al = Session(email: "al@x.test")
    static let bo = Session(email: "bo@x.test")
}
