/// Why the items could not be read or changed.
public enum ItemError: DomainError {
    /// No item has this id.
    case notFound(Item.ID)
    case storage(StorageFailure)

    public var details: String {
        switch self {
        case .notFound(let id): "There is no item “\(id.oneLine(limit: 100))”."
        case .storage(let failure): failure.reason.details
        }
    }
}
