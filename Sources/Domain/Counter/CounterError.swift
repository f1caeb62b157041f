/// Why the count could not be read or changed.
public enum CounterError: DomainError {
    /// The count can't go further in this direction.
    case outOfRange
    /// The stored data is not a counter; the text names the place and what was expected.
    case damaged(String)
    /// The service can't be reached, read or written; the text says why.
    case unavailable(String)
    case cancelled

    public var message: String {
        switch self {
        case .outOfRange: "The count can't go further."
        case .damaged(let text), .unavailable(let text): text
        case .cancelled: "Cancelled."
        }
    }
}
