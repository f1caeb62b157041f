/// Why the items could not be read or changed.
public enum ItemError: DomainError {
    /// No item has this id.
    case notFound(Item.ID)
    /// The stored data is not a list of items; `details` says what is damaged, and what was expected.
    case damaged(Reason)
    /// The storage can't be reached, read or written.
    case unavailable(Reason)
    case cancelled

    public var details: String {
        switch self {
        case .notFound(let id): "There is no item “\(id.oneLine(limit: 100))”."
        case .damaged(let reason), .unavailable(let reason): reason.details
        case .cancelled: "Cancelled."
        }
    }
}
