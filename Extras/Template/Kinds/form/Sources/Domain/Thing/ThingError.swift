/// Why the thing could not be read or saved.
public enum ThingError: DomainError {
    /// The stored data can't be understood; the text names the place and what was expected.
    case damaged(String)
    /// The storage can't be reached, read or written; the text says why.
    case unavailable(String)
    case cancelled

    public var message: String {
        switch self {
        case .damaged(let text), .unavailable(let text): text
        case .cancelled: "Cancelled."
        }
    }
}
