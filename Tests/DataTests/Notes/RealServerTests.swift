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
        let folder = TemporaryFolder()
        try await check.check(logIn(.al, "enigma", in: folder), logIn(.bo, "colossus", in: folder))
    }

    private func logIn(
        _ session: Session, _ password: String, in folder: TemporaryFolder
    ) async throws -> CheckedAccount {
        let (file, http) = (folder.file(session.email), HTTPClient(timeout: Device.longTimeout))
        let credentials = Credentials(email: session.email, password: Password(password))
        let accounts = try HTTPAuthenticationRepository(
            server: #require(server), file: file, http: http)
        #expect(try await accounts.logIn(credentials) == session)
        let client = AccountClient(file: file, http: http)
        return CheckedAccount(remote: HTTPRemoteNotes(client: client), session: session)
    }
}
