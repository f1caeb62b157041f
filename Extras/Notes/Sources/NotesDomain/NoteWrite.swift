/// A change of one note, as the user asks for it.
public enum NoteWrite: Hashable, Sendable {
    /// Replaces `original` by this content. `original` is the content that the user saw before the edit.
    /// If it is nil, the note is created.
    ///
    /// If somebody else has changed or deleted the note during the edit, the note is in conflict, and
    /// both contents are kept. There is no conflict if the note already has the new content.
    ///
    /// If an earlier change of the user was not sent yet, the new content replaces that change. A note
    /// in conflict stays in conflict, unless the new content is the same as the server's content.
    case save(Note.ID, NoteContent, original: NoteContent?)
    /// Deletes the note, on this device and then at the server, if the note still has the content that
    /// the user saw.
    ///
    /// If the note does not have the original content any more, the note is in conflict, as after a
    /// save.
    case delete(Note.ID, original: NoteContent?)
    /// Sends a rejected change again. In a conflict, sends the user's content in place of the server's
    /// content.
    case retry(Note.ID)
    /// Discards a rejected change. In a conflict, discards the user's content, and the server's content
    /// stays.
    case discard(Note.ID)

    public var id: Note.ID {
        switch self {
        case .save(let id, _, _), .delete(let id, _), .retry(let id), .discard(let id): id
        }
    }
}
