/// All notes of an account at one moment.
public struct NotesSnapshot: Equatable, Sendable {
    /// In the order in which this device first saw them, with the user's changes in place.
    ///
    /// A note that the user deleted is not among them, unless that delete was rejected or is in
    /// conflict.
    public var notes: [Note]
    public var sync: SyncStatus

    public init(notes: [Note] = [], sync: SyncStatus = .idle) {
        self.notes = notes
        self.sync = sync
    }
}
