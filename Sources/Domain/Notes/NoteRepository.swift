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

    /// Gives the note this text in place of `base`, the text from which the user's edit began.
    ///
    /// A base of nil creates the note. If the note has its base no longer, neither here nor at the
    /// server, somebody else has changed or deleted it during the edit. Then it is in conflict, and both
    /// texts are kept. It is none if the note already has the new text. What else the user has changed
    /// here and not sent is replaced: the newest wish counts. A note in conflict stays in conflict.
    func save(
        id: Note.ID, text: String, replacing base: String?, for session: Session
    ) async throws(NoteError)

    /// Deletes the note if it still has the text that the user saw.
    ///
    /// `base` is that text. If the note has it no longer, neither here nor at the server, it is in conflict
    /// with the delete, as it would be with a save. Returns whether there was such a note.
    func delete(
        id: Note.ID, ifStill base: String?, for session: Session
    ) async throws(NoteError) -> Bool

    /// Sends a rejected change again, or the user's side of a conflict in place of the server's.
    ///
    /// Returns whether there was such a note. Does nothing to a note that needs no help.
    func retry(id: Note.ID, for session: Session) async throws(NoteError) -> Bool

    /// Forgets a rejected change or the user's side of a conflict; the server's side stays.
    ///
    /// Returns whether there was such a note. Does nothing to a note that needs no help.
    func discard(id: Note.ID, for session: Session) async throws(NoteError) -> Bool

    /// Sends what waits and fetches what is new, now. Returns when that has ended, well or not.
    func sync(for session: Session) async throws(NoteError)
}
