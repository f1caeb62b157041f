import Domain
import Foundation
import Testing

@testable import Data

/// A real server, if a script has started one, takes the place of the stub.
private let realServer = ProcessInfo.processInfo.environment["NOTES_SERVER"].flatMap {
    URL(string: $0)
}

@Suite("Notes over HTTP keep the contract, too", .serialized, .timeLimit(.minutes(5)))
struct HTTPRemoteNotesTests {
    private let folder = TemporaryFolder()
    private let stub: StubServer

    init() throws {
        stub = try .notes()
    }

    @Test("Each check", arguments: RemoteNotesContract.allCases)
    func contract(check: RemoteNotesContract) async throws {
        try await check.check(logIn(.al, "enigma"), logIn(.bo, "colossus"))
    }

    private func logIn(
        _ session: Session, _ password: String
    ) async throws -> CheckedAccount {
        let server = realServer ?? stub.url
        let (file, http) = (folder.file(session.email), HTTPClient(timeout: Device.longTimeout))
        let accounts = HTTPAuthenticationRepository(server: server, file: file, http: http)
        let credentials = Credentials(email: session.email, password: Password(password))
        #expect(try await accounts.logIn(credentials) == session)
        let client = AccountClient(file: file, http: http)
        return CheckedAccount(remote: HTTPRemoteNotes(client: client), session: session)
    }
}
