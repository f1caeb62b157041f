/// Why the items could not be read or changed.
public enum ItemError: DomainError {
    /// An item without a name can't be saved.
    case blankName
    /// No item has this id.
    case notFound(Item.ID)
    case storage(StorageFailure)

    public var details: String {
        switch self {
        case .blankName: "The name is blank. Give the item a name."
        case .notFound(let id): "There is no item “\(id.oneLine(limit: 100))”."
        case .storage(let failure): failure.reason.details
        }
    }
}
