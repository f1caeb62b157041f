/// Why the users could not be read.
public enum UserError: DomainError {
    /// The stored data is not a list of users; `details` says what is damaged, and what was expected.
    case damaged(Reason)
    /// The storage can't be reached or read.
    case unavailable(Reason)
    /// No user has this id.
    case notFound(User.ID)
    case cancelled

    public var details: String {
        switch self {
        case .damaged(let reason), .unavailable(let reason): reason.details
        case .notFound(let id): "There is no user “\(id.oneLine(limit: 100))”."
        case .cancelled: "Cancelled."
        }
    }
}
