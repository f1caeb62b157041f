import Data
import Domain
import Testing

@Suite("Every server of notes keeps one contract", .timeLimit(.minutes(5)))
struct RemoteNotesContractTests {
    @Test("The server in memory does", arguments: RemoteNotesContract.allCases)
    func inMemory(check: RemoteNotesContract) async throws {
        try await check.check(InMemoryRemoteNotes(), .al, .bo)
    }

    @Test("So does one that remembers its refusals", arguments: RemoteNotesContract.allCases)
    func remembering(check: RemoteNotesContract) async throws {
        let server = InMemoryServer(remembersRefusals: true)
        try await check.check(InMemoryRemoteNotes(server: server), .al, .bo)
    }

    @Test("The server in memory fails as it is told to")
    func outages() async throws {
        let remote = InMemoryRemoteNotes()
        await remote.setOutage(.busy(retryAfter: .seconds(5)))
        let busy = RemoteNotesError.unavailable("The server is busy.", retryAfter: .seconds(5))
        await #expect(throws: busy) { try await remote.changes(after: nil, for: .al) }
        await remote.setOutage(.answersLost)
        await #expect(throws: RemoteNotesError.self) {
            try await remote.put(id: "n", text: "Milk", version: nil, key: "k", for: .al)
        }
        #expect(await remote.texts() == ["Milk"])
        await remote.setOutage(.unreachable)
        await #expect(throws: RemoteNotesError.self) {
            try await remote.delete(id: "n", version: 1, key: "l", for: .al)
        }
        #expect(await remote.texts() == ["Milk"])
        await remote.setOutage(.loggedOut)
        await #expect(throws: RemoteNotesError.loggedOut) {
            try await remote.changes(after: nil, for: .al)
        }
    }
}
