import Foundation
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

    @Test("An error of the server is 500, and its message tells no secrets")
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

    @Test("After a restore, a cursor of a lost change is 410, even if its version is used again")
    func restored() async throws {
        let server = try TestServer()
        let backup = server.folder.file("backup.sqlite")
        let cursors = try await server.run { api in
            let api = try await api.loggedIn()
            _ = try await api.put("a", "1", .isAbsent)
            let kept = try await api.notes().notes().cursor
            let copy = try DatabaseQueue(path: backup)
            try DatabaseQueue(path: server.path).backup(to: copy)
            try copy.close()
            _ = try await api.put("b", "1", .isAbsent)
            return (kept: kept, lost: try await api.notes().notes().cursor)
        }
        for suffix in ["", "-wal", "-shm"] {
            try? FileManager.default.removeItem(atPath: server.path + suffix)
        }
        try FileManager.default.moveItem(atPath: backup, toPath: server.path)
        try await server.run { api in
            let api = try await api.loggedIn()
            #expect(try await api.notes(after: cursors.lost).status == 410)
            for id in ["c", "d"] {
                _ = try await api.put(id, "1", .isAbsent)
                #expect(try await api.notes(after: cursors.lost).status == 410)
            }
            let changes = try await api.notes(after: cursors.kept).notes()
            #expect(changes.notes.map(\.id) == ["c", "d"])
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

    @Test("Only its owner can read the database and its journal")
    func mode() async throws {
        let folder = try TemporaryFolder()
        let database = try openNotesDatabase(path: folder.file("notes.sqlite"))
        try await database.write { try $0.execute(sql: "DELETE FROM note") }
        #expect(try folder.modes().count == 3)
        #expect(try folder.modes().allSatisfy { $0 == 0o600 })
        try database.close()
    }

    @Test("If others can read the database or its journal, opening it removes the permission")
    func tightened() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("notes.sqlite")
        // The database is not closed, as after a kill. So its journal still exists.
        let killed = try openNotesDatabase(path: path)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o644], ofItemAtPath: folder.file(name))
        }
        #expect(try folder.modes() == [0o644, 0o644, 0o644])
        let database = try openNotesDatabase(path: path)
        #expect(try folder.modes() == [0o600, 0o600, 0o600])
        try database.close()
        try killed.close()
    }
}

extension TemporaryFolder {
    /// The permissions of each file in the folder.
    fileprivate func modes() throws -> [Int?] {
        let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
        return try names.map { name in
            try FileManager.default.attributesOfItem(atPath: file(name))[.posixPermissions] as? Int
        }
    }
}
