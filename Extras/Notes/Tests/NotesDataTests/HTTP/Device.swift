import Data
import Domain
import Foundation

@testable import NotesData

/// A client with an account at a stub server. The tokens `a0` and `r0` are in a file.
struct Device: Sendable {
    /// Longer than a suite may take. So a test that waits for this time-out fails.
    static let longTimeout = Duration.seconds(600)

    let server: StubServer
    let notes: HTTPRemoteNotes
    let accounts: HTTPAuthenticationRepository
    let file: URL
    private let folder = TemporaryFolder()

    init(
        http: HTTPClient = HTTPClient(timeout: longTimeout),
        _ answer: @escaping @Sendable (StubServer.Request) async -> StubServer.Reply
    ) async throws {
        file = folder.file("session.json")
        server = try StubServer(answer)
        notes = HTTPRemoteNotes(client: AccountClient(store: .file(file), http: http))
        accounts = HTTPAuthenticationRepository(server: server.url, store: .file(file), http: http)
        try await logInElsewhere()
    }

    /// Stores tokens in the file, as another process does after a login.
    func logInElsewhere(
        as email: String = "al@x.test", access: String = "a0", refresh: String = "r0"
    ) async throws {
        let record = TokenRecord(server: server.url, email: email, access: access, refresh: refresh)
        try await JSONFile.file(file).update { $0 = record }
    }

    func stored() async throws -> TokenRecord { try await JSONFile.file(file).read() }

    /// The answer to a fetch, as a text: the cursor, or the error.
    func changes(for session: Session = .al) async -> String {
        do throws(RemoteNotesError) {
            return try await notes.changes(after: nil, for: session).cursor
        } catch {
            return error == .unanswered(.cancelled) ? "cancelled" : "\(error)"
        }
    }
}
