@testable import Data

extension JSONFileError {
    /// As a person reads it.
    var text: String {
        switch self {
        case .damaged(let text), .full(let text), .unavailable(let text): text
        case .cancelled: ""
        }
    }
}
