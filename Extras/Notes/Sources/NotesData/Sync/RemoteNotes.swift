package import Domain
package import NotesDomain

/// The server that stores the notes of each account.
///
/// Each change has a key of its own. If a change is sent twice with the same key, it takes effect only
/// once, and gets the same answer both times. So a caller that got no answer can safely send the change
/// again.
package protocol RemoteNotes: Sendable {
    /// Returns the first page of the notes that have changed after the cursor, deleted notes included. If
    /// the cursor is nil, returns the first page of all notes.
    ///
    /// Throws `RemoteNotesError.unknownCursor` if the server does not know the cursor, and for no other
    /// reason.
    func changes(
        after cursor: String?, for session: Session
    ) async throws(RemoteNotesError) -> RemoteChanges

    /// Returns the note as the server has it after the change. After a delete, the note's version can be
    /// the version that was deleted.
    ///
    /// Throws `conflict` if the note's version at the server is not the `base` of the change, and
    /// `notFound` if the server has no such note.
    func apply(
        _ change: RemoteChange, to id: Note.ID, for session: Session
    ) async throws(RemoteNotesError) -> RemoteNote
}

/// A note as the server has it.
package struct RemoteNote: Hashable, Sendable {
    let id: Note.ID
    /// Nil if the note is deleted.
    let fields: ContentFields?
    /// The number of the note's last change. Each change gets a greater number than all earlier changes
    /// of the account's notes.
    let version: Int

    var content: NoteContent? { fields?.content }
    /// The version that a new change is based on; nil if the server has no note to change.
    var liveVersion: Int? { fields == nil ? nil : version }

    /// The versions that are valid. Some JSON parsers round greater numbers.
    static let versions = 1...9_007_199_254_740_991

    /// True if `other` is nil or has a smaller version, or if the versions are equal and this note is
    /// deleted.
    func isNewer(than other: RemoteNote?) -> Bool {
        guard let other else { return true }
        return version > other.version || version == other.version && fields == nil
    }
}

/// A change of a note that this device sends to the server. If it is sent again, its values are the same.
package struct RemoteChange: Codable, Hashable, Sendable {
    /// By this key, the server recognizes a change that is sent twice.
    let key: String
    /// Nil deletes the note.
    let fields: ContentFields?
    /// The server's version that the user changed; nil creates the note.
    let base: Int?

    var content: NoteContent? { fields?.content }
}

/// A page of changed notes. Each note is on the page once, and the note that changed first comes first.
package struct RemoteChanges: Hashable, Sendable {
    var notes: [RemoteNote]
    /// The elements of the page that can't be read as notes.
    var unreadable: [UnreadableNote] = []
    /// The server's mark for the end of this page. The next fetch asks for the notes after this mark.
    let cursor: String
    /// True if the server has another page.
    var hasMore = false
    /// True if the pages have all notes that have changed after the cursor of the request.
    var isComplete = true

    /// This page and the next page, as one page.
    func followed(by page: RemoteChanges) -> RemoteChanges {
        var both = page
        let ids = Set(page.notes.map(\.id) + page.unreadable.map(\.id))
        both.notes = notes + page.notes
        both.unreadable += unreadable.filter { $0.id == "" || !ids.contains($0.id) }
        return both
    }

    /// The greatest version on the page; zero if the page has none.
    var newest: Int { max(notes.map(\.version).max() ?? 0, unreadable.map(\.version).max() ?? 0) }
}

/// An element of a page that is not a note of the API. For example, its text is a number.
struct UnreadableNote: Hashable {
    /// Empty if there is no id.
    let id: Note.ID
    /// Zero if there is no valid version.
    let version: Int
}

/// Why a request has failed.
package enum RemoteNotesError: Error, Hashable {
    /// No usable answer has come: the server can't be reached or can't answer now, the tokens are damaged,
    /// or the caller was cancelled. Perhaps the server has applied the change nevertheless.
    case unanswered(StorageFailure, retryAfter: Duration? = nil)
    /// The session is over; the user has to log in again.
    case loggedOut
    /// The note has another version at the server; this is the server's note.
    case conflict(RemoteNote)
    case notFound
    /// The server does not know the cursor, because it has another database now. All notes have to be
    /// fetched again.
    case unknownCursor
    /// The server will never accept this change; the text says why.
    case rejected(String)
}

extension RemoteNotesError {
    init(_ error: HTTPError) {
        self = .unanswered(error.failure, retryAfter: error.retryAfter)
    }
}
