/// Why the items could not be read or changed.
public enum ItemError: DomainError {
    /// No item has this id.
    case notFound(Item.ID)
    /// The stored data is not a list of items; the text names the place and what was expected.
    case damaged(String)
    /// The storage can't be reached, read or written; the text says why.
    case unavailable(String)
    case cancelled

    public var message: String {
        switch self {
        case .notFound(let id): "There is no item “\(id)”."
        case .damaged(let text), .unavailable(let text): text
        case .cancelled: "Cancelled."
        }
    }
}
