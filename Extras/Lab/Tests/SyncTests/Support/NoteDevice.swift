import Domain
import Foundation

@testable import Data

/// A device: its file and one process of it. The server is passed in, because several devices can share it.
struct NoteDevice {
    let url: URL
    let repository: OfflineFirstNoteRepository

    init(_ url: URL, _ remote: any RemoteNotes) {
        self.url = url
        var dependencies = SyncDependencies(file: JSONFile(url: url), remote: remote)
        dependencies.delay = EndlessDelay()
        repository = OfflineFirstNoteRepository(dependencies: dependencies)
    }

    /// Saves as a user does who edits what is there now.
    func save(_ id: String, _ text: String) async throws {
        let original = try await notes().first { $0.id == id }?.content
        let content = (original ?? "").with(text: text)
        try await repository.write(.save(id, content, original: original), for: .al)
    }

    func delete(_ id: String) async throws {
        let original = try await notes().first { $0.id == id }?.content
        _ = try await repository.write(.delete(id, original: original), for: .al)
    }

    func sync() async throws {
        try await repository.sync(for: .al)
    }

    /// The notes on the disk, without asking the server.
    func notes() async throws -> [Note] {
        try await JSONFile<[NotesRecord]>(url: url).read()[Session.al.email].shown
    }
}

/// Waits until it is cancelled.
private struct EndlessDelay: Delay {
    func wait(for duration: Duration) async throws(CancellationError) {
        for await _ in AsyncStream<Never>.makeStream().stream {}
        throw CancellationError()
    }
}

extension Session {
    static let al = Session(email: "al@x.test")
}
