import Domain
import GRDB

extension ItemError {
    /// Describes the error in one line with the file, the reason and the remedy.
    init(_ error: any Error, at path: String) {
        let path = path.debugDescription
        switch error {
        case is CancellationError:
            self = .cancelled
        case let error as DatabaseError where !error.resultCode.isDamage:
            self = .unavailable(
                Reason(
                    "The items can't be read or changed.",
                    details: "\(path): \(error.reason). \(error.resultCode.remedy)"))
        default:
            let found = (error as? DatabaseError)?.reason ?? "an item without an id or a name"
            self = .damaged(
                Reason(
                    "The items are damaged.",
                    details: "\(path): expected a database with a table of items, found: "
                        + "\(found). Restore it from a copy that is whole."))
        }
    }
}

extension DatabaseError {
    fileprivate var reason: String { message ?? "\(resultCode)" }
}

extension ResultCode {
    /// The statements never change. So if SQLite finds a statement wrong, the tables are wrong.
    fileprivate var isDamage: Bool {
        [.SQLITE_NOTADB, .SQLITE_CORRUPT, .SQLITE_ERROR].contains(self)
    }

    /// Advice to the user.
    fileprivate var remedy: String {
        switch self {
        case .SQLITE_BUSY: "Try again when others are done with it."
        case .SQLITE_CANTOPEN: "Create the folder first, or check the permissions."
        case .SQLITE_PERM, .SQLITE_READONLY: "Check the permissions of the file and its folder."
        case .SQLITE_FULL: "Free some space and try again."
        case .SQLITE_CONSTRAINT: "Give each item an id of its own."
        case .SQLITE_MISMATCH: "Take the zero out of its text."
        default: "Check the disk and try again."
        }
    }
}
