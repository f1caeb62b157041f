public import Domain
public import Presentation

/// Why a use case of a recipe has failed.
public enum Problem: ShownError {
    case storage(StorageFailure)

    public var message: String {
        switch self {
        case .storage(let failure): failure.reason.message
        }
    }

    public var details: String {
        switch self {
        case .storage(let failure): failure.reason.details
        }
    }
}
