import Domain
import Foundation
import NotesDomain
import Testing

@testable import NotesData

/// The address of a real server, if a script has started one. It is used instead of the stub.
private let realServer = ProcessInfo.processInfo.environment["NOTES_SERVER"].flatMap {
    URL(string: $0)
}

@Suite("All servers of notes follow the same contract", .serialized, .timeLimit(.minutes(5)))
struct RemoteNotesContractTests {
    private let folder = TemporaryFolder()

    @Test("Without a server, the local stand-in accepts changes as a server does")
    func onDevice() async throws {
        let remote = OnDeviceRemoteNotes(samples: [Note(id: "n", content: .full)])
        let account = CheckedAccount(remote: remote, session: .al)
        #expect(try await account.all().notes.map(\.content) == [.full])
        try await RemoteNotesContract.accepted.check(account, account)
        let fields = ContentFields(content: .full, others: ["at": 1])
        let change = RemoteChange(key: "k", fields: fields, base: 1)
        #expect(try await remote.apply(change, to: "n", for: .al).fields == fields)
    }

    @Test("A server over HTTP follows the contract", arguments: RemoteNotesContract.allCases)
    func http(check: RemoteNotesContract) async throws {
        let stub = try NotesServer.start()
        let server = realServer ?? stub.url
        try await check.check(logIn(.al, "enigma", at: server), logIn(.bo, "colossus", at: server))
    }

    private func logIn(
        _ session: Session, _ password: String, at server: URL
    ) async throws -> CheckedAccount {
        let (file, http) = (folder.file(session.email), HTTPClient(timeout: Device.longTimeout))
        let accounts = HTTPAuthenticationRepository(server: server, store: .file(file), http: http)
        let credentials = Credentials(email: session.email, password: Password(password))
        // If a server accepts another spelling of the email address, it names the account.
        let typed = Credentials(email: session.email.uppercased(), password: credentials.password)
        let typedSession = try? await accounts.execute(typed)
        #expect(typedSession == nil || typedSession == session)
        #expect(try await accounts.execute(credentials) == session)
        let client = AccountClient(store: .file(file), http: http)
        return CheckedAccount(remote: HTTPRemoteNotes(client: client), session: session)
    }
}
