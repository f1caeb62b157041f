/// Why the thing could not be read or saved.
public enum ThingError: DomainError {
    case storage(StorageFailure)

    public var details: String {
        switch self {
        case .storage(let failure): failure.reason.details
        }
    }
}
