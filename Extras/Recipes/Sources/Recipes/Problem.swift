public import Domain
public import Presentation

/// Why a use case of a recipe has failed.
public enum Problem: ShownError {
    case unavailable(Reason)
    case cancelled

    public var message: String {
        switch self {
        case .unavailable(let reason): reason.message
        case .cancelled: "Cancelled."
        }
    }

    public var details: String { message }
}
