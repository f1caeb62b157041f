import Data
import Domain
import Foundation
import Testing

@Suite("Every server of notes keeps one contract", .timeLimit(.minutes(5)))
struct RemoteNotesContractTests {
    @Test("The server in memory does", arguments: RemoteNotesContract.allCases)
    func inMemory(check: RemoteNotesContract) async throws {
        let remote = InMemoryRemoteNotes()
        try await check.check(
            CheckedAccount(remote: remote, session: .al),
            CheckedAccount(remote: remote, session: .bo))
    }

    @Test("What stands in for a server on a device accepts changes as a server does")
    func onDevice() async throws {
        let account = CheckedAccount(remote: OnDeviceRemoteNotes(), session: .al)
        try await RemoteNotesContract.accepted.check(account, account)
    }
}
