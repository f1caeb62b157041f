import Domain
import Foundation
import Testing

@testable import Data

private let server = ProcessInfo.processInfo.environment["NOTES_SERVER"].flatMap {
    URL(string: $0)
}

/// Run by a script that has started a server, which `NOTES_SERVER` names.
@Suite(
    "A real server keeps the contract, over HTTP", .enabled(if: server != nil), .serialized,
    .timeLimit(.minutes(5)))
struct RealServerTests {
    @Test("Each check", arguments: RemoteNotesContract.allCases)
    func contract(check: RemoteNotesContract) async throws {
        let folder = try TemporaryFolder()
        let server = try #require(server)
        var remotes: [String: any RemoteNotes] = [:]
        for (session, password) in [(Session.al, "enigma"), (Session.bo, "colossus")] {
            let client = AccountClient(
                file: folder.file(session.email), timeout: Device.longTimeout)
            let credentials = Credentials(email: session.email, password: Password(password))
            let accounts = HTTPAuthenticationRepository(server: server, client: client)
            #expect(try await accounts.logIn(credentials) == session)
            remotes[session.email] = HTTPRemoteNotes(client: client)
        }
        try await check.check(
            Devices(remotes: remotes), .al, .bo)
    }
}

/// One device for each account.
private struct Devices: RemoteNotes {
    let remotes: [String: any RemoteNotes]

    func changes(
        after cursor: String?, for session: Session
    ) async throws(RemoteNotesError) -> RemoteChanges {
        try await of(session).changes(after: cursor, for: session)
    }

    func put(
        id: Note.ID, text: String, version: Int?, key: String, for session: Session
    ) async throws(RemoteNotesError) -> RemoteNote {
        try await of(session).put(id: id, text: text, version: version, key: key, for: session)
    }

    func delete(
        id: Note.ID, version: Int, key: String, for session: Session
    ) async throws(RemoteNotesError) {
        try await of(session).delete(id: id, version: version, key: key, for: session)
    }

    private func of(_ session: Session) throws(RemoteNotesError) -> any RemoteNotes {
        guard let remote = remotes[session.email] else { throw .loggedOut }
        return remote
    }
}
