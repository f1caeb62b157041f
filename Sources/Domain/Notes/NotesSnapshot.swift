/// All notes of an account at one moment.
public struct NotesSnapshot: Equatable, Sendable {
    /// In the order in which this device first saw them, with the user's changes in place.
    ///
    /// A note that the user deleted is not among them, unless that delete was rejected or is in
    /// conflict.
    public var notes: [Note]
    public var sync: SyncStatus
    /// Grows with each change of the account's notes on this device, whichever process makes it.
    ///
    /// A snapshot holds a change if its revision is at least the one that the change returned.
    public var revision: Int

    public init(notes: [Note] = [], sync: SyncStatus = .idle, revision: Int = 0) {
        self.notes = notes
        self.sync = sync
        self.revision = revision
    }
}
