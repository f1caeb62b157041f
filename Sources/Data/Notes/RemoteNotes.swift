package import Domain

/// The server of the notes.
///
/// A change carries a key of its own. Sent again with the same key, it takes effect once and gets the
/// same answer, so a caller that lost an answer asks again.
package protocol RemoteNotes: Sendable {
    /// What has changed after the cursor, deleted notes too; everything without a cursor.
    ///
    /// A cursor that the server does not know is `RemoteNotesError.rejected`.
    func changes(
        after cursor: String?, for session: Session
    ) async throws(RemoteNotesError) -> RemoteChanges

    /// Creates the note if the version is nil, else changes the note of that version.
    ///
    /// A note that has another version is `conflict`; one that is not there is `notFound`.
    func put(
        id: Note.ID, text: String, version: Int?, key: String, for session: Session
    ) async throws(RemoteNotesError) -> RemoteNote

    /// Deletes the note of this version.
    ///
    /// A note that has another version is `conflict`; one that is not there is `notFound`.
    func delete(
        id: Note.ID, version: Int, key: String, for session: Session
    ) async throws(RemoteNotesError)
}

/// A note as the server has it. One that was deleted has no text.
package struct RemoteNote: Hashable, Sendable {
    package let id: Note.ID
    package let text: String?
    /// Grows with each change of any of the account's notes.
    package let version: Int

    package init(id: Note.ID, text: String?, version: Int) {
        self.id = id
        self.text = text
        self.version = version
    }
}

/// Each note once that has changed, in the order of the changes.
package struct RemoteChanges: Hashable, Sendable {
    package let notes: [RemoteNote]
    /// What to ask with the next time.
    package let cursor: String

    package init(notes: [RemoteNote], cursor: String) {
        self.notes = notes
        self.cursor = cursor
    }
}

/// Why the server did not do what it was asked to.
package enum RemoteNotesError: Error, Hashable, Sendable {
    /// It can't be reached, or can't answer now. It may have applied the change nevertheless.
    case unavailable(String, retryAfter: Duration? = nil)
    /// The session is over; the user has to log in again.
    case loggedOut
    /// The note has changed since; this is how it is now.
    case conflict(RemoteNote)
    case notFound
    /// The request will never be accepted; the text says why.
    case rejected(String)
    /// The caller was cancelled. The server may have applied the change nevertheless.
    case cancelled
}
