/// Why the thing could not be read or saved.
public enum ThingError: DomainError {
    /// The stored data can't be understood; the details name the place and what was expected.
    case damaged(Reason)
    /// The storage can't be reached, read or written.
    case unavailable(Reason)
    case cancelled

    public var details: String {
        switch self {
        case .damaged(let reason), .unavailable(let reason): reason.details
        case .cancelled: "Cancelled."
        }
    }
}
