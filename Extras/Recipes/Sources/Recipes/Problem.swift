public import Domain
public import Presentation

/// Why a use case of a recipe has failed.
public enum Problem: ShownError {
    case storage(StorageFailure)

    public var message: String { reason.message }
    public var details: String { reason.details }

    private var reason: Reason {
        switch self {
        case .storage(let failure): failure.reason
        }
    }
}
