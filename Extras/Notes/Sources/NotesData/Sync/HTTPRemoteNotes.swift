package import Domain
package import NotesDomain

/// The server that stores the notes, over HTTP. `NotesAPI` makes the requests and reads the answers.
package actor HTTPRemoteNotes: RemoteNotes {
    private let client: AccountClient
    /// The number of notes to ask for on each page; nil lets the server choose. It gets smaller each
    /// time an answer is too slow, and is nil again after the last page.
    private var limit: Int?

    /// Uses the server to which the user has logged in.
    package init(client: AccountClient) {
        self.client = client
    }

    package func changes(
        after cursor: String?, for session: Session
    ) async throws(RemoteNotesError) -> RemoteChanges {
        let answer = try await send(NotesAPI.fetch(after: cursor, limit: limit), for: session)
        let changes = try NotesAPI.changes(in: answer, after: cursor)
        if !changes.hasMore { limit = nil }
        return changes
    }

    package func apply(
        _ change: RemoteChange, to id: Note.ID, for session: Session
    ) async throws(RemoteNotesError) -> RemoteNote {
        if change.content?.text.contains("\0") == true {
            throw .rejected("A note can't have the character U+0000.")
        }
        let answer = try await send(NotesAPI.send(change, to: id), for: session)
        return try NotesAPI.note(id, in: answer, to: change)
    }

    private func send(
        _ request: HTTPRequest, for session: Session
    ) async throws(RemoteNotesError) -> HTTPAnswer {
        do {
            if let answer = try await client.send(request, for: session) { return answer }
        } catch {
            if error.isSlow, request.body == nil { limit = max(1, (limit ?? 200) / 4) }
            throw RemoteNotesError(error)
        }
        throw .loggedOut
    }
}
