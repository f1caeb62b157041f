import Foundation

/// Why a file could not be read or changed, in one line.
enum JSONFileError: Error, Equatable {
    case damaged(String)
    case unavailable(String)
    case cancelled

    /// A system call that failed: what was tried, why it failed, and the remedy.
    init(_ action: String, code: Int32 = errno) {
        let remedy =
            switch code {
            case EACCES, EPERM, EROFS: " Check the permissions of the file and its folder."
            case EBUSY: " Mount its folder, not the file."
            case EDQUOT, ENOSPC: " Free some space and try again."
            case EFBIG: " Raise the limit on the size of files (ulimit -f)."
            case ENAMETOOLONG: " Give it a name of at most 243 bytes."
            case ENOENT: " Create the folder first."
            default: ""
            }
        self = .unavailable("can't \(action): \(String(cString: strerror(code))).\(remedy)")
    }

    func naming(_ path: String) -> JSONFileError {
        switch self {
        case .damaged(let text): .damaged("\(path): \(text)".oneLine)
        case .unavailable(let text): .unavailable("\(path): \(text)".oneLine)
        case .cancelled: .cancelled
        }
    }
}
