@testable import Data

extension JSONFileError {
    /// What a person reads.
    var text: String {
        switch self {
        case .damaged(let text), .unavailable(let text): text
        case .cancelled: ""
        }
    }
}
