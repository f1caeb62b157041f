/// Why the notes could not be read or changed on this device.
///
/// A failure at the server is no error of a call: it is in ``NoteStatus`` and ``SyncStatus``.
public enum NoteError: DomainError, Hashable {
    /// A note has to have more than white space.
    case empty
    /// No note has this id.
    case notFound(Note.ID)
    /// The stored data is no list of notes; the text names the place and what was expected.
    case damaged(String)
    /// The storage can't be reached, read or written; the text says why.
    case unavailable(String)
    case cancelled

    public var message: String {
        switch self {
        case .empty: "A note can't be empty."
        case .notFound(let id): "There is no note “\(id)”."
        case .damaged(let text), .unavailable(let text): text
        case .cancelled: "Cancelled."
        }
    }
}
