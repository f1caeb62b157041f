/// Why the count could not be read or changed.
public enum CounterError: DomainError {
    /// The change would make the count too large or too small for an `Int`, or its version too large.
    case outOfRange
    case storage(StorageFailure)

    public var details: String {
        switch self {
        case .outOfRange: "The count can't go further."
        case .storage(let failure): failure.reason.details
        }
    }
}
