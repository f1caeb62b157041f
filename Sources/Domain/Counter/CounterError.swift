/// Why the count could not be read or changed.
public enum CounterError: DomainError {
    /// The count can't go further in this direction.
    case outOfRange
    /// The stored data is not a counter; the details name the damaged value and what was expected.
    case damaged(Reason)
    /// The service can't be reached, read or written.
    case unavailable(Reason)
    case cancelled

    public var details: String {
        switch self {
        case .outOfRange: "The count can't go further."
        case .damaged(let reason), .unavailable(let reason): reason.details
        case .cancelled: "Cancelled."
        }
    }
}
