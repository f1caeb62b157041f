package import Domain

/// Keeps the notes on this device, and syncs them with the server.
///
/// Each call is for one session: no account sees, changes or sends the notes of another account. After
/// `write` has returned, the write is sent as soon as the server can be reached. The write also survives
/// the end of the process, unless the notes are only in memory.
package protocol NoteRepository: Sendable {
    /// A snapshot of the notes now, and one after each change, until the caller's `for await` loop ends.
    ///
    /// A slow subscriber can miss some snapshots, but never the newest snapshot.
    func snapshots(for session: Session) -> AsyncStream<Result<NotesSnapshot, NoteError>>

    /// Stores a write, and returns the first `NotesSnapshot.revision` that contains the write. Nil if no
    /// note has the id in the write.
    ///
    /// For a `.save`, the result is never nil, because a save creates a missing note. A `.retry` or a
    /// `.discard` does nothing if the note is neither rejected nor in conflict.
    @discardableResult
    func write(_ write: NoteWrite, for session: Session) async throws(NoteError) -> Int?

    /// Sends the waiting changes, and fetches what has changed at the server. Returns after both have
    /// succeeded or failed.
    func sync(for session: Session) async throws(NoteError)
}
