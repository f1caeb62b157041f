public import Domain
import Foundation

/// Why a stored document could not be read or changed. The method `naming` adds the file's path and
/// makes one line of the details, for a terminal or a log.
extension StorageFailure {
    /// For a failed system call. The text says what was tried, why that failed and, for some errors, what
    /// the user can do.
    public init(_ action: String, code: Int32) {
        let remedy =
            switch code {
            case EACCES, EPERM, EROFS: " Check the permissions of the file and its folder."
            case EBUSY: " Mount its folder, not the file."
            case EDQUOT, ENOSPC: " Free some space and try again."
            case EFBIG: " Raise the limit on the size of files (ulimit -f)."
            case ENAMETOOLONG: " Give it a name of at most 243 bytes."
            case EWOULDBLOCK: " Another process has it. Try again when it is done."
            case ENOENT: " Create the folder first."
            default: ""
            }
        let text = "can't \(action): \(String(cString: strerror(code))).\(remedy)"
        self = .unavailable(
            [ENOSPC, EDQUOT].contains(code) ? .noSpace(text) : .notAccessible(text))
    }

    /// For the system call that has just failed.
    init(_ action: String) { self.init(action, code: errno) }

    /// Names the damaged value by its path in the document, such as `[3].name`.
    public static func expected(_ what: String, at path: [any CodingKey]) -> StorageFailure {
        let types = [
            "String": "a string", "Int": "a whole number", "Array<Any>": "an array",
            "Dictionary<String, Any>": "an object",
        ]
        let place = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
        let start = place.isEmpty ? "" : place.joined() + ": "
        return .damaged(.damaged("\(start)expected \(types[what] ?? what)"))
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
