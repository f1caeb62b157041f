import Domain
import Foundation
import Testing

@testable import Data

@Suite("A failure of the storage is short for a screen, and in full for a terminal")
struct StorageErrorTests {
    @Test(
        "A system call that failed",
        arguments: [
            (ENOSPC, "There is no space left on this device.", "Free some space"),
            (EDQUOT, "There is no space left on this device.", "Free some space"),
            (EFBIG, "The stored data can't be read or changed.", "ulimit -f"),
            (EACCES, "The stored data can't be read or changed.", "Check the permissions"),
            (EBUSY, "The stored data can't be read or changed.", "Mount its folder"),
        ])
    func systemCall(code: Int32, message: String, remedy: String) {
        let error = JSONFileError("write", code: code).naming("/data/session.json")
        guard case .unavailable(let item) = ItemError(error),
            case .unavailable(let session) = AuthenticationError(HTTPError(error))
        else { return #expect(error == .cancelled) }
        for reason in [item, session] {
            #expect(reason.message == message)
            #expect(reason.details.hasPrefix("/data/session.json: can't write: "))
            #expect(reason.details.contains(remedy))
        }
    }
}
