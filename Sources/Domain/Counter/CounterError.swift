/// Why the count could not be read or changed.
public enum CounterError: DomainError {
    /// The change would make the count too large or too small for an `Int`, or its version too large.
    case outOfRange
    /// The stored data is not a counter; `details` says which value is damaged, and what was expected.
    case damaged(Reason)
    /// The service can't be reached, or can't read or store the count.
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
