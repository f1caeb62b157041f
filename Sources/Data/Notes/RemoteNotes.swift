package import Domain

/// The server of the notes.
///
/// Each change has a key of its own. If it is sent again with the same key, it takes effect once and gets
/// the same answer. So a caller that has lost an answer asks again.
package protocol RemoteNotes: Sendable {
    /// A page of the notes that have changed after the cursor, deleted ones too; without a cursor, of all
    /// notes.
    ///
    /// A cursor that the server does not know is `RemoteNotesError.unknownCursor`, which means nothing else.
    func changes(
        after cursor: String?, for session: Session
    ) async throws(RemoteNotesError) -> RemoteChanges

    /// Returns the note as the server has it then. After a delete, the version may be the one that was
    /// deleted.
    ///
    /// A note that has another version is `conflict`; one that is not there is `notFound`.
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
    /// Further fields of its content.
    package var others = OtherFields()

    /// The versions that are valid. Not every reader of JSON keeps a greater number exactly.
    package static let versions = 1...9_007_199_254_740_991
}

/// A change that this device asks the server for.
package struct RemoteChange: Hashable, Sendable {
    package let id: Note.ID
    /// Nil deletes the note.
    package let content: NoteContent?
    /// The version that is changed; nil creates the note.
    package let version: Int?
    /// Further fields of its content.
    package var others = OtherFields()
}

/// The notes that have changed, each once, in the order of the changes.
package struct RemoteChanges: Hashable, Sendable {
    package let notes: [RemoteNote]
    /// Where this page ends; the next request starts there.
    package let cursor: String
    /// True if there is another page by now.
    package var hasMore = false
}

/// Why a request has failed.
package enum RemoteNotesError: Error, Hashable, Sendable {
    /// The server can't be reached, or can't answer now. It may still have applied the change.
    case unavailable(Reason, retryAfter: Duration? = nil)
    /// A file that this device needs for its requests, such as the tokens, is damaged; the details name it.
    case damaged(Reason)
    /// The session is over; the user has to log in again.
    case loggedOut
    /// The note has changed in the meantime; this is the note now.
    case conflict(RemoteNote)
    case notFound
    /// Everything has to be fetched again, because the server has another database now.
    case unknownCursor
    /// The request will never be accepted; the text says why.
    case rejected(String)
    /// The caller was cancelled. The server may still have applied the change.
    case cancelled
}
