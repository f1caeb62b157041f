/// Why the users could not be read.
public enum UserError: DomainError {
    /// The stored data is not a list of users; the text names the place and what was expected.
    case damaged(String)
    /// The storage can't be reached or read; the text says why.
    case unavailable(String)
    /// No user has this id.
    case notFound(User.ID)
    case cancelled

    public var message: String {
        switch self {
        case .damaged(let text), .unavailable(let text): text
        case .notFound(let id): "There is no user “\(id)”."
        case .cancelled: "Cancelled."
        }
    }
}
