import Domain

@testable import Data

/// A server of notes that fails as a test wants, or the way to it does.
actor UnreliableRemoteNotes: RemoteNotes {
    /// The cursors of the pages that were asked for, in order.
    private(set) var cursors: [String?] = []
    private var remote: InMemoryRemoteNotes
    private let pageLimit: Int
    private var outage: RemoteNotesError?
    private var pagesUntilFailure: Int?
    private var knowsCursors = true
    private var rejected: Set<NoteContent> = []
    /// By their keys. Not every server decides again on a request that it has refused.
    private var refused: [String: RemoteNotesError] = [:]

    /// Each account starts with these notes.
    init(notes: [Note] = [], pageLimit: Int = .max) {
        remote = InMemoryRemoteNotes(notes: notes)
        self.pageLimit = pageLimit
    }

    /// From now on each request fails like this, and has no effect; or succeeds again when nil.
    func setOutage(_ error: RemoteNotesError?) { outage = error }

    func fail(afterPages count: Int?) { pagesUntilFailure = count }

    func forgetCursors() { knowsCursors = false }

    /// Another database takes the place of the server's, with these notes.
    func replace(_ notes: (Note.ID, NoteContent)...) async throws {
        remote = InMemoryRemoteNotes()
        for (id, content) in notes { try await change(id, to: content, version: nil) }
    }

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
        let change = RemoteChange(key: Note.newID(), content: content, base: version)
        _ = try await remote.apply(change, to: id, for: .al)
    }

    func changes(
        after cursor: String?, for session: Session
    ) async throws(RemoteNotesError) -> RemoteChanges {
        cursors.append(cursor)
        if let outage { throw outage }
        if cursor != nil, !knowsCursors { throw .unknownCursor }
        if pagesUntilFailure == 0 { throw .unavailable("No.") }
        let changes = try await remote.changes(after: cursor, for: session)
        pagesUntilFailure = pagesUntilFailure.map { $0 - 1 }
        let page = changes.notes.prefix(pageLimit)
        guard let last = page.last, page.count < changes.notes.count else { return changes }
        return RemoteChanges(notes: Array(page), cursor: "\(last.version)", hasMore: true)
    }

    func apply(
        _ change: RemoteChange, to id: Note.ID, for session: Session
    ) async throws(RemoteNotesError) -> RemoteNote {
        if let outage { throw outage }
        if let content = change.content, rejected.contains(content) {
            refused[change.key] = .rejected("The server does not accept this text.")
        }
        if let refused = refused[change.key] { throw refused }
        return try await remote.apply(change, to: id, for: session)
    }
}

extension RemoteNotesError {
    static let unreachable = unavailable("The server can't be reached.")
}
