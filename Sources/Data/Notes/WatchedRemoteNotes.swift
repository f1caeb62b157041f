package import Domain

/// A server whose last problem can be asked for, in words for the user.
package actor WatchedRemoteNotes: RemoteNotes {
    /// Why the last request that failed got no answer.
    package private(set) var problem: String?
    private let remote: any RemoteNotes

    package init(_ remote: any RemoteNotes) {
        self.remote = remote
    }

    package func changes(
        after cursor: String?, for session: Session
    ) async throws(RemoteNotesError) -> RemoteChanges {
        try await watch { () async throws(RemoteNotesError) in
            try await remote.changes(after: cursor, for: session)
        }
    }

    package func put(
        id: Note.ID, text: String, version: Int?, key: String, for session: Session
    ) async throws(RemoteNotesError) -> RemoteNote {
        try await watch { () async throws(RemoteNotesError) in
            try await remote.put(id: id, text: text, version: version, key: key, for: session)
        }
    }

    package func delete(
        id: Note.ID, version: Int, key: String, for session: Session
    ) async throws(RemoteNotesError) {
        try await watch { () async throws(RemoteNotesError) in
            try await remote.delete(id: id, version: version, key: key, for: session)
        }
    }

    private func watch<Answer>(
        _ request: () async throws(RemoteNotesError) -> Answer
    ) async throws(RemoteNotesError) -> Answer {
        do {
            return try await request()
        } catch {
            if case .unavailable(let text, _) = error { problem = text }
            throw error
        }
    }
}
