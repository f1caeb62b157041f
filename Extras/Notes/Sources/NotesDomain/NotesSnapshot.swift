/// All notes of an account at one point in time.
public struct NotesSnapshot: Equatable, Sendable {
    /// The notes with the user's changes, in the order in which this device first saw the notes.
    ///
    /// A note that the user has deleted is not included, unless the delete was rejected or is in
    /// conflict.
    public var notes: [Note]
    public var sync: SyncStatus
    /// Grows with each change of the account's notes on this device, by this or another process.
    ///
    /// A snapshot contains a write if the snapshot's revision is at least the revision that
    /// ``WriteNoteUseCase`` returned for the write.
    public var revision: Int
    /// The number of the server's notes that can't be read. `notes` does not have them, or has only an
    /// older version.
    public var unreadable: Int

    public init(
        notes: [Note] = [], sync: SyncStatus = .idle, revision: Int = 0, unreadable: Int = 0
    ) {
        self.notes = notes
        self.sync = sync
        self.revision = revision
        self.unreadable = unreadable
    }
}

/// The state of the sync between this device and the server.
public enum SyncStatus: Hashable, Sendable {
    /// Nothing is being sent or fetched, and nothing has to be tried again.
    case idle
    case syncing
    /// The server could not be reached or could not answer. If the server has said why, `answer` is the
    /// reason as one line for a log or a terminal.
    ///
    /// The next try starts by itself. The time `retryIn` begins when this status is published.
    case offline(retryIn: Duration, answer: String? = nil)
    /// The server wants the user to log in again. Until then, unsent changes are kept on this device.
    case loggedOut
    /// This device can't read or store what the sync needs. The error's `details` names the file or the
    /// Keychain item.
    ///
    /// The next try starts by itself, as after `offline`.
    case failed(NoteError)
}
