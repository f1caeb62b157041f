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
    let client: AccountClient
    let file: URL
    private let folder: TemporaryFolder

    init(
        timeout: Duration = longTimeout,
        _ answer: @escaping @Sendable (StubServer.Request) async -> StubServer.Reply
    ) async throws {
        folder = try TemporaryFolder()
        file = folder.file("session.json")
        server = try StubServer(answer)
        client = AccountClient(file: file, timeout: timeout)
        notes = HTTPRemoteNotes(client: client)
        try await logInElsewhere(server.url)
    }

    func logInElsewhere(
        _ server: URL, as email: String = session.email, access: String = "a0",
        refresh: String = "r0"
    ) async throws {
        let record = TokenRecord(server: server, email: email, access: access, refresh: refresh)
        try await JSONFile<TokenRecord>(url: file, mode: 0o600).update { $0 = record }
    }

    /// What a request returned or threw, in words.
    func outcome(_ request: (HTTPRemoteNotes) async throws -> String) async -> String {
        do {
            return try await request(notes)
        } catch {
            return describe(error)
        }
    }
}

func describe(_ note: RemoteNote) -> String {
    "\(note.id) \(note.text ?? "nil") \(note.version)"
}

func describe(_ error: any Error) -> String {
    switch error as? RemoteNotesError {
    case .conflict(let note): "conflict \(describe(note))"
    case .rejected(let reason): "rejected \(reason)"
    case .unavailable(let text, let retryAfter):
        "unavailable \(text)" + (retryAfter.map { ", \($0)" } ?? "")
    case let error?: "\(error)"
    case nil: "\(error)"
    }
}
