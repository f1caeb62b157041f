/// Keeps the notes on this device, and brings them and the server's together.
///
/// Each call names the session whose notes it means: no account sees, changes or sends another's. A
/// change has been acknowledged when its call returns: it survives the end of the process, and is sent
/// when the server can be reached.
package protocol NoteRepository: Sendable {
    /// The notes now and after each change, until the caller stops listening.
    ///
    /// A slow listener misses states in between, never the newest.
    func snapshots(for session: Session) -> AsyncStream<Result<NotesSnapshot, NoteError>>

    /// Gives the note this text in place of `original`, the text that the user saw before the edit.
    ///
    /// Without an original, the note is created. If the note does not have its original any more, neither
    /// here nor at the server, somebody else has changed or deleted it during the edit. Then it is in
    /// conflict, and both texts are kept. There is no conflict if the note has the new text already.
    ///
    /// The new text replaces what the user has changed here and not sent. A note in conflict stays in
    /// conflict. Returns the revision from which on snapshots hold the change.
    @discardableResult
    func save(
        id: Note.ID, text: String, original: String?, for session: Session
    ) async throws(NoteError) -> Int

    /// Deletes the note if it still has the text that the user saw.
    ///
    /// `original` is that text. If the note does not have it any more, neither here nor at the server, it is
    /// in conflict with the delete, as it would be with a save.
    ///
    /// Returns the revision from which on snapshots hold the delete; nil if there is no such note.
    @discardableResult
    func delete(
        id: Note.ID, original: String?, for session: Session
    ) async throws(NoteError) -> Int?

    /// Sends a rejected change again, or the user's side of a conflict in place of the server's.
    ///
    /// Returns the revision from which on snapshots hold the retry; nil if there is no such note. Does
    /// nothing to a note that is neither rejected nor in conflict.
    @discardableResult
    func retry(id: Note.ID, for session: Session) async throws(NoteError) -> Int?

    /// Forgets a rejected change or the user's side of a conflict; the server's side stays.
    ///
    /// Returns the revision from which on snapshots hold the discard; nil if there is no such note. Does
    /// nothing to a note that is neither rejected nor in conflict.
    @discardableResult
    func discard(id: Note.ID, for session: Session) async throws(NoteError) -> Int?

    /// Sends what waits and fetches what is new, now. Returns when that has ended, well or not.
    func sync(for session: Session) async throws(NoteError)
}
