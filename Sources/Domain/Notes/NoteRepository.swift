/// Keeps the notes on this device, and syncs them with the server.
///
/// Each call is for one session: no account sees, changes or sends the notes of another. A write has been
/// acknowledged when its call returns. It survives the end of the process, and is sent when the server
/// can be reached.
package protocol NoteRepository: Sendable {
    /// The notes now and after each change, until the caller ends its loop.
    ///
    /// A slow subscriber misses states in between, never the newest.
    func snapshots(for session: Session) -> AsyncStream<Result<NotesSnapshot, NoteError>>

    /// Returns the first revision that has the write; nil if there is no such note.
    ///
    /// A save never returns nil, because it makes a note that is missing. Retry and discard do nothing to
    /// a note that is neither rejected nor in conflict.
    @discardableResult
    func write(_ write: NoteWrite, for session: Session) async throws(NoteError) -> Int?

    /// Sends what waits and fetches what is new. Returns when that has succeeded or failed.
    func sync(for session: Session) async throws(NoteError)
}
