/// Keeps the notes on this device, and brings them and the server's together.
///
/// Each call names the session whose notes it means: no account sees, changes or sends another's. A
/// write has been acknowledged when its call returns: it survives the end of the process, and is sent
/// when the server can be reached.
package protocol NoteRepository: Sendable {
    /// The notes now and after each change, until the caller stops listening.
    ///
    /// A slow listener misses states in between, never the newest.
    func snapshots(for session: Session) -> AsyncStream<Result<NotesSnapshot, NoteError>>

    /// Returns the revision from which on snapshots hold the write; nil if there is no such note.
    ///
    /// A save always finds its note, or makes it. Retry and discard do nothing to a note that is neither
    /// rejected nor in conflict.
    @discardableResult
    func write(_ write: NoteWrite, for session: Session) async throws(NoteError) -> Int?

    /// Sends what waits and fetches what is new, now. Returns when that has ended, well or not.
    func sync(for session: Session) async throws(NoteError)
}
