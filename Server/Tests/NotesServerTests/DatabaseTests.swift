import GRDB
import HTTPTypes
import Testing

@testable import NotesServer

@Suite("The database")
struct DatabaseTests {
    @Test("While another process writes, a change is 503, and takes effect when repeated")
    func busy() async throws {
        let server = try TestServer(busyTimeout: 0)
        try await server.run { api in
            let api = try await api.loggedIn()
            var configuration = Configuration()
            configuration.allowsUnsafeTransactions = true
            let other = try DatabaseQueue(path: server.path, configuration: configuration)
            try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
            let refused = try await api.put("a", "1", .isAbsent, key: "k")
            #expect(refused.status == 503)
            #expect(refused.headers[.retryAfter] == "1")
            #expect(try refused.message()?.isEmpty == false)
            #expect(try await api.notes().status == 200)
            try await other.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
            #expect(try await api.put("a", "1", .isAbsent, key: "k").status == 200)
        }
    }

    @Test("An error that is not the client's is 500 with a message that tells no secrets")
    func failure() async throws {
        let server = try TestServer()
        try await server.run { api in
            let api = try await api.loggedIn()
            let other = try DatabaseQueue(path: server.path)
            try await other.write { try $0.execute(sql: "DROP TABLE note") }
            let answer = try await api.notes()
            #expect(answer.status == 500)
            #expect(try answer.message() == "The server has failed.")
        }
    }

    @Test("A commit is on disk before it is acknowledged")
    func synchronous() async throws {
        let folder = try TemporaryFolder()
        let database = try openNotesDatabase(path: folder.file("notes.sqlite"))
        let (journal, synchronous) = try await database.read { database in
            (
                try String.fetchOne(database, sql: "PRAGMA journal_mode"),
                try Int.fetchOne(database, sql: "PRAGMA synchronous")
            )
        }
        #expect(journal == "wal")
        #expect(synchronous == 2)
    }
}
