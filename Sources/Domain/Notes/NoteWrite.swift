/// A change of one note, as the user asks for it.
public enum NoteWrite: Hashable, Sendable {
    /// Gives the note this content instead of `original`, which the user saw before the edit.
    ///
    /// Without an original, the note is created. If the note does not have its original any more, neither
    /// here nor at the server, somebody else has changed or deleted it during the edit. Then it is in
    /// conflict, and both contents are kept. There is no conflict if the note has the new content already.
    ///
    /// The new content replaces a change of the user that was not sent yet. A note in conflict stays in
    /// conflict.
    case save(Note.ID, NoteContent, original: NoteContent?)
    /// Deletes the note, here and then at the server, if it still has the content that the user saw.
    ///
    /// If the note does not have its original any more, it is in conflict, as with a save.
    case delete(Note.ID, original: NoteContent?)
    /// Sends a rejected change again, or the user's side of a conflict in place of the server's.
    case retry(Note.ID)
    /// Forgets a rejected change or the user's side of a conflict; the server's side stays.
    case discard(Note.ID)

    public var id: Note.ID {
        switch self {
        case .save(let id, _, _), .delete(let id, _), .retry(let id), .discard(let id): id
        }
    }
}
