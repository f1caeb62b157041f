package import Domain

/// The server that stores the notes of each account.
///
/// Each change has a key of its own. If a change is sent twice with the same key, it takes effect only
/// once, and gets the same answer both times. So a caller that got no answer sends the change again.
package protocol RemoteNotes: Sendable {
    /// Returns a page of the notes that have changed after the cursor, deleted notes included. Without a
    /// cursor, all notes are returned, page by page.
    ///
    /// Throws `RemoteNotesError.unknownCursor` if the server does not know the cursor, and only then.
    func changes(
        after cursor: String?, for session: Session
    ) async throws(RemoteNotesError) -> RemoteChanges

    /// Returns the note as the server has it after the change. After a delete, the version may be the
    /// deleted version.
    ///
    /// Throws `conflict` if the note has another version at the server, and `notFound` if the server has
    /// no such note.
    func apply(
        _ change: RemoteChange, key: String, for session: Session
    ) async throws(RemoteNotesError) -> RemoteNote
}

/// A note as the server has it.
package struct RemoteNote: Hashable, Sendable {
    package let id: Note.ID
    /// Nil if the note is deleted.
    package let content: NoteContent?
    /// Grows with each change of any of the account's notes.
    package let version: Int
    /// Fields of the content that this version of the app does not know.
    package var others = OtherFields()

    /// The versions that are valid. Some JSON parsers round greater numbers.
    package static let versions = 1...9_007_199_254_740_991
}

/// A change of a note that this device sends to the server.
package struct RemoteChange: Hashable, Sendable {
    package let id: Note.ID
    /// Nil deletes the note.
    package let content: NoteContent?
    /// The version that the change is based on; nil creates the note.
    package let version: Int?
    /// Fields of the content that this version of the app does not know.
    package var others = OtherFields()
}

/// A page of changed notes. Each note comes once, in the order of the changes.
package struct RemoteChanges: Hashable, Sendable {
    package let notes: [RemoteNote]
    /// Where this page ends; the next request starts there.
    package let cursor: String
    /// True if the server has another page.
    package var hasMore = false
}

/// Why a request has failed.
package enum RemoteNotesError: Error, Hashable, Sendable {
    /// The server can't be reached, or can't answer now. The server may still have applied the change.
    case unavailable(Reason, retryAfter: Duration? = nil)
    /// A file that this device needs for its requests, such as the tokens, is damaged; the details name
    /// the file.
    case damaged(Reason)
    /// The session is over; the user has to log in again.
    case loggedOut
    /// The note has another version at the server; this is the server's note.
    case conflict(RemoteNote)
    case notFound
    /// Everything has to be fetched again, because the server has another database now.
    case unknownCursor
    /// The server will never accept this change; the text says why.
    case rejected(String)
    /// The caller was cancelled. The server may still have applied the change.
    case cancelled
}
