import Domain
import Foundation
import Testing

@testable import Data

@Suite("A failure of the storage is short for a screen, and in full for a terminal")
struct StorageFailureTests {
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
        let error = StorageFailure("write", code: code).naming("/data/session.json")
        #expect(error == .unavailable(error.reason))
        #expect(error.reason.message == message)
        #expect(error.reason.details.hasPrefix("/data/session.json: can't write: "))
        #expect(error.reason.details.contains(remedy))
    }
}
