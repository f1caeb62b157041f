import Foundation
import GRDB
import HTTPTypes
import Testing

@Suite("Kills", .timeLimit(.minutes(30)))
struct KillTests {
    @Test("After kills in the middle of writes, each acknowledged change is there exactly once")
    func killed() async throws {
        let folder = try TemporaryFolder()
        let database = folder.file("notes.sqlite")
        let writers = (0..<4).map { Writer(id: "note-\($0)") }
        let kills = ProcessInfo.processInfo.environment["KILLS"].flatMap { Int($0) } ?? 8
        var unanswered = 0
        for kill in 0..<kills {
            let server = try await ServerProcess.start(database: database)
            // Each round ends after a different number of answers, with three other requests in flight.
            let countdown = Countdown(10 + 7 * (kill % 8))
            try await withThrowingTaskGroup(of: Void.self) { group in
                for writer in writers {
                    group.addTask {
                        try? await server.connected { api in
                            let api = try await api.loggedIn()
                            while true {
                                try await writer.write(api)
                                if await countdown.next() == 0 { server.send(SIGKILL) }
                            }
                        }
                    }
                }
                try await group.waitForAll()
            }
            #expect(await server.end() == nil)
            let applied = try await changeCount(database: database)
            let acknowledged = await changesAcknowledged(writers)
            try #require(applied >= acknowledged)
            unanswered += applied - acknowledged
        }
        let server = try await ServerProcess.start(database: database)
        try await server.connected { api in
            let api = try await api.loggedIn()
            // Repeats the requests whose answers the kills have cut off.
            for writer in writers { try await writer.write(api) }
            let stored = try await api.notes().notes()
            #expect(stored.notes.count == writers.count)
            for writer in writers {
                let last = await writer.last
                try #require(stored.notes.first { $0.id == writer.id } == last)
            }
            // Each change takes one version. So if the count is right, no change was lost or applied
            // twice.
            let count = await changesAcknowledged(writers)
            try #require(stored.cursor.hasPrefix("\(count)-"))
            #expect(count >= kills * 10)
        }
        server.send(SIGTERM)
        #expect(await server.end() == 0)
        let count = await changesAcknowledged(writers)
        print(
            "Kills: \(kills), changes acknowledged: \(count), lost: 0, done twice: 0,",
            "applied at a kill without an answer: \(unanswered)")
    }

    private func changesAcknowledged(_ writers: [Writer]) async -> Int {
        var count = 0
        for writer in writers { count += await writer.count }
        return count
    }

    /// The number of changes in the database. Each change takes the next version of the only account.
    private func changeCount(database: String) async throws -> Int {
        let queue = try DatabaseQueue(path: database)
        let last = try await queue.read { database in
            try Int.fetchOne(database, sql: "SELECT max(version) FROM note")
        }
        return last ?? 0
    }
}

/// Creates, edits and deletes one note, again and again. If a change gets no answer, sends it again.
private actor Writer {
    let id: String
    /// The note in the last acknowledged change.
    private(set) var last: Answer.Note?
    /// How many changes were acknowledged.
    private(set) var count = 0
    private var key = UUID().uuidString

    init(id: String) {
        self.id = id
    }

    /// Sends the next change, or repeats the last one if its answer has not come.
    func write(_ api: API) async throws {
        if count % 5 == 4, let version = last?.version {
            let answer = try await api.delete(id, .hasVersion(version), key: key)
            try #require(answer.status == 204)
            // The answer to a delete has no body. So the version is read from the list.
            last = try await api.notes().notes().notes.first { $0.id == id }
        } else {
            let seen = last?.content == nil ? nil : last?.version
            let condition = seen.map(HTTPFields.hasVersion) ?? .isAbsent
            let answer = try await api.put(id, "\(count)", condition, key: key)
            try #require(answer.status == 200)
            last = try answer.note()
        }
        count += 1
        key = UUID().uuidString
    }
}

private actor Countdown {
    private var left: Int

    init(_ count: Int) {
        left = count
    }

    func next() -> Int {
        left -= 1
        return left
    }
}
