import Data
import Domain
import Testing

@Suite("Every server of notes keeps one contract", .timeLimit(.minutes(5)))
struct RemoteNotesContractTests {
    @Test(
        "The server in memory does, also if it remembers its refusals",
        arguments: RemoteNotesContract.allCases, [false, true])
    func inMemory(check: RemoteNotesContract, remembersRefusals: Bool) async throws {
        let server = InMemoryServer(remembersRefusals: remembersRefusals)
        let remote = InMemoryRemoteNotes(server: server)
        try await check.check(
            CheckedAccount(remote: remote, session: .al),
            CheckedAccount(remote: remote, session: .bo))
    }
}
