/// Keeps the notes on this device, and syncs them with the server.
///
/// Each call is for one session: no account sees, changes or sends the notes of another account. A write
/// is acknowledged when `write` returns. From then on, the write survives the end of the process, and is
/// sent when the server can be reached.
package protocol NoteRepository: Sendable {
    /// The notes now and after each change, until the caller ends its loop.
    ///
    /// A slow subscriber may miss some snapshots, but never the newest snapshot.
    func snapshots(for session: Session) -> AsyncStream<Result<NotesSnapshot, NoteError>>

    /// Returns the first revision that contains the write; nil if there is no such note.
    ///
    /// A save never returns nil, because it creates a missing note. Retry and discard do nothing if the
    /// note is neither rejected nor in conflict.
    @discardableResult
    func write(_ write: NoteWrite, for session: Session) async throws(NoteError) -> Int?

    /// Sends the waiting changes and fetches the new notes. Returns when both have succeeded or failed.
    func sync(for session: Session) async throws(NoteError)
}
