public import Domain

/// Why the notes could not be read or changed on this device.
///
/// A failure at the server is not thrown. ``NoteStatus`` and ``SyncStatus`` report it.
public enum NoteError: DomainError, Hashable {
    /// The content is empty or has only white space, so it is not saved.
    case empty
    /// No note has this id.
    case notFound(Note.ID)
    case storage(StorageFailure)

    public var details: String {
        switch self {
        case .empty: "A note can't be empty."
        case .notFound(let id): "There is no note “\(id.oneLine(limit: 100))”."
        case .storage(let failure): failure.reason.details
        }
    }
}
