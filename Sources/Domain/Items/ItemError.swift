/// Why the items could not be read or changed.
public enum ItemError: Error, Equatable, Sendable {
    /// No item has this id.
    case notFound(Item.ID)
    /// What is stored is not a list of items; the text names the place and what was expected.
    case damaged(String)
    /// The storage can't be reached, read or written; the text says why.
    case unavailable(String)
    /// The caller was cancelled before the answer came. No screen shows it.
    case cancelled

    /// What to tell the user, in one line.
    public var message: String {
        switch self {
        case .notFound(let id): "There is no item “\(id)”."
        case .damaged(let text), .unavailable(let text): text
        case .cancelled: "Cancelled."
        }
    }
}
