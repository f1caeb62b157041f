import Domain
import Foundation

@testable import Data

/// A client with an account at a stub server, and its tokens a0 and r0 in a file.
struct Device: Sendable {
    static let session = Session(email: "al@x.test")
    /// Longer than a suite may take: no test is about this time-out, and one that waits for it fails.
    static let longTimeout = Duration.seconds(600)

    let server: StubServer
    let notes: HTTPRemoteNotes
    let accounts: HTTPAuthenticationRepository
    let file: URL
    private let folder = TemporaryFolder()

    init(
        timeout: Duration = longTimeout,
        _ answer: @escaping @Sendable (StubServer.Request) async -> StubServer.Reply
    ) async throws {
        file = folder.file("session.json")
        server = try StubServer(answer)
        let http = HTTPClient(timeout: timeout)
        notes = HTTPRemoteNotes(client: AccountClient(file: file, http: http))
        accounts = HTTPAuthenticationRepository(server: server.url, file: file, http: http)
        try await logInElsewhere(server.url)
    }

    func logInElsewhere(
        _ server: URL, as email: String = session.email, access: String = "a0",
        refresh: String = "r0"
    ) async throws {
        let record = TokenRecord(server: server, email: email, access: access, refresh: refresh)
        try await JSONFile<TokenRecord>(url: file, mode: 0o600).update { $0 = record }
    }

    // Requests whose result is returned in words.

    func put(_ id: Note.ID = "n1", _ text: String = "Tea", version: Int? = 3) async -> String {
        await outcome {
            let change = RemoteChange(id: id, content: NoteContent(text: text), version: version)
            return describe(try await notes.apply(change, key: "k", for: Self.session))
        }
    }

    func delete() async -> String {
        await outcome {
            let change = RemoteChange(id: "n1", content: nil, version: 3)
            return describe(try await notes.apply(change, key: "k", for: Self.session))
        }
    }

    func changes(after cursor: String? = nil, of email: String = session.email) async -> String {
        await outcome {
            let changes = try await notes.changes(after: cursor, for: Session(email: email))
            let words = changes.notes.map(describe) + [changes.cursor]
            return (words + (changes.hasMore ? ["more"] : [])).joined(separator: " ")
        }
    }

    private func outcome(_ request: () async throws -> String) async -> String {
        do {
            return try await request()
        } catch {
            return describe(error)
        }
    }
}

private func describe(_ note: RemoteNote) -> String {
    "\(note.id) \(note.content?.text ?? "nil") \(note.version)"
}

private func describe(_ error: any Error) -> String {
    switch error as? RemoteNotesError {
    case .conflict(let note): "conflict \(describe(note))"
    case .rejected(let reason): "rejected \(reason)"
    case .damaged(let reason): "damaged \(reason.details)"
    case .unavailable(let reason, let retryAfter):
        "unavailable \(reason.details)" + (retryAfter.map { ", \($0)" } ?? "")
    case let error?: "\(error)"
    case nil: "\(error)"
    }
}
