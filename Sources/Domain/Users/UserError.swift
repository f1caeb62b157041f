/// Why the users could not be read.
public enum UserError: DomainError {
    /// No user has this id.
    case notFound(User.ID)
    case storage(StorageFailure)

    public var details: String {
        switch self {
        case .notFound(let id): "There is no user “\(id.oneLine(limit: 100))”."
        case .storage(let failure): failure.reason.details
        }
    }
}
