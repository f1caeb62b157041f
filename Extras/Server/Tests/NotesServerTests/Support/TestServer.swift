import Foundation
import GRDB
import Hummingbird
import HummingbirdTesting
import Logging

@testable import NotesServer

/// The real router over a real database, without a socket. Its clock moves only when a test advances
/// it.
final class TestServer: Sendable {
    let folder: TemporaryFolder
    let path: String
    private let accounts: Accounts
    private let busyTimeout: TimeInterval
    private let lock = NSLock()
    private nonisolated(unsafe) var time: TimeInterval = 1_000_000

    static let accounts = Accounts(["al@x.test": "enigma", "bo@x.test": "colossus"])

    init(accounts: Accounts = TestServer.accounts, busyTimeout: TimeInterval = 5) throws {
        folder = try TemporaryFolder()
        path = folder.file("notes.sqlite")
        self.accounts = accounts
        self.busyTimeout = busyTimeout
    }

    func advance(by seconds: TimeInterval) {
        lock.withLock { time += seconds }
    }

    /// Starts the server, and stops it after the closure. The database stays.
    func run<Value>(
        accounts: Accounts? = nil, answers: AnswersInFlight = AnswersInFlight(),
        _ body: @Sendable (API) async throws -> Value
    ) async throws -> Value {
        let database = try openNotesDatabase(path: path, busyTimeout: busyTimeout)
        let sessions = Sessions(
            database: database, accounts: accounts ?? self.accounts,
            now: { [self] in lock.withLock { time } })
        let router = notesRouter(
            notes: Notes(database: database), sessions: sessions,
            items: Items(database: database), logins: Logins(sessions: sessions), answers: answers)
        let logger = Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() }
        let application = Application(router: router, logger: logger)
        let value = try await application.test(.router) { client in
            try await body(
                API { method, path, fields, body in
                    let response = try await client.executeRequest(
                        uri: path, method: method, headers: fields,
                        body: body.map { ByteBuffer(string: $0) })
                    return Answer(
                        status: response.status.code, headers: response.headers,
                        body: Data(String(buffer: response.body).utf8))
                })
        }
        try database.close()
        return value
    }
}
