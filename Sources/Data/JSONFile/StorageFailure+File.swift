public import Domain
import Foundation

/// Why a stored document could not be read or changed. The method `naming` adds the path of the file, and
/// makes the details one line for a terminal or a log.
extension StorageFailure {
    /// For a failed system call. The text has the attempted action, and the reason for the failure.
    public init(_ action: String, code: Int32) {
        let hint = code == EWOULDBLOCK ? " Another process has it. Try again when it is done." : ""
        let text = "can't \(action): \(String(cString: strerror(code))).\(hint)"
        self = .unavailable(
            [ENOSPC, EDQUOT].contains(code) ? .noSpace(text) : .notAccessible(text))
    }

    public func naming(_ path: String) -> StorageFailure {
        let named = Reason(reason.message, details: "\(path): \(reason.details)".oneLine())
        return switch self {
        case .damaged: .damaged(named)
        case .unavailable: .unavailable(named)
        case .sessionExpired, .cancelled: self
        }
    }
}
