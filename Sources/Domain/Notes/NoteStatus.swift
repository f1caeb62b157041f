/// How far a note has got on its way to the server, and what holds it up.
public enum NoteStatus: Hashable, Sendable {
    case synced
    /// A change is on the disk, and will be sent without the user's help.
    case waiting
    /// The server will never accept the change. The user retries or discards it.
    case rejected(reason: String)
    /// Somebody else changed the note during the user's edit, or since then. Nil stands for a deleted
    /// note.
    ///
    /// Retrying sends `mine` in place of `theirs`; discarding keeps `theirs`.
    case conflict(mine: String?, theirs: String?)
}
