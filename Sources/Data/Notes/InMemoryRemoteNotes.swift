package import Domain

/// A server of notes for previews, tests and demos. Its notes are gone with the process.
package actor InMemoryRemoteNotes: RemoteNotes {
    /// The notes and the keys of all accounts.
    package private(set) var server: InMemoryServer

    /// Each account starts with these notes.
    package init(notes: [Note] = []) {
        server = InMemoryServer(notes: notes)
    }

    package func changes(
        after cursor: String?, for session: Session
    ) throws(RemoteNotesError) -> RemoteChanges {
        if Task.isCancelled { throw .cancelled }
        return try server.changes(after: cursor, of: session.email)
    }

    package func apply(
        _ change: RemoteChange, key: String, for session: Session
    ) throws(RemoteNotesError) -> RemoteNote {
        if Task.isCancelled { throw .cancelled }
        return try server.apply(change, key: key, of: session.email)
    }
}
