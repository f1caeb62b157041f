import Domain

@testable import Data

/// A server of notes that fails as a test wants, or the way to it does.
actor UnreliableRemoteNotes: RemoteNotes {
    private let remote: InMemoryRemoteNotes
    private var outage: RemoteNotesError?
    private var rejected: Set<NoteContent> = []
    /// By their keys. Not every server decides again on a request that it has refused.
    private var refused: [String: RemoteNotesError] = [:]

    /// Each account starts with these notes.
    init(notes: [Note] = []) {
        remote = InMemoryRemoteNotes(notes: notes)
    }

    /// From now on each request fails like this, and has no effect; or succeeds again when nil.
    func setOutage(_ error: RemoteNotesError?) { outage = error }

    /// From now on the server accepts all but these.
    func setRejected(_ contents: Set<NoteContent>) { rejected = contents }

    func notes(of session: Session = .al) async -> [RemoteNote] {
        await remote.server.notes(of: session.email)
    }

    func texts(of session: Session = .al) async -> [String] {
        await notes(of: session).compactMap(\.content?.text)
    }

    /// As another device does it.
    func change(
        _ id: Note.ID, to content: NoteContent?, version: Int?
    ) async throws(RemoteNotesError) {
        let change = RemoteChange(id: id, content: content, version: version)
        _ = try await remote.apply(change, key: Note.newID(), for: .al)
    }

    func changes(
        after cursor: String?, for session: Session
    ) async throws(RemoteNotesError) -> RemoteChanges {
        if let outage { throw outage }
        return try await remote.changes(after: cursor, for: session)
    }

    func apply(
        _ change: RemoteChange, key: String, for session: Session
    ) async throws(RemoteNotesError) -> RemoteNote {
        if let outage { throw outage }
        if let content = change.content, rejected.contains(content) {
            refused[key] = .rejected("The server does not accept this text.")
        }
        if let refused = refused[key] { throw refused }
        return try await remote.apply(change, key: key, for: session)
    }
}

extension RemoteNotesError {
    static let unreachable = unavailable("The server can't be reached.")
}
