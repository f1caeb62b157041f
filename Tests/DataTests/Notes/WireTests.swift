import Domain
import Testing

@testable import Data

@Suite("The app says what the shipped server understands, and reads its answers")
struct WireTests {
    private actor Wire {
        private var rest = WireExchange.all[...]

        func answer(_ request: StubServer.Request) -> StubServer.Reply {
            guard let expected = rest.popFirst() else { return .answer(500) }
            let names = ["authorization", "idempotency-key", "if-match", "if-none-match"]
            #expect(request.line == expected.line)
            #expect(request.headers.filter { names.contains($0.key) } == expected.headers)
            #expect(request.body == expected.body)
            return .answer(expected.status, expected.answer)
        }
    }

    @Test("Each request of the table, in its order", .timeLimit(.minutes(1)))
    func table() async throws {
        let wire = Wire()
        let device = try await Device { await wire.answer($0) }
        #expect(await device.changes() == "loggedOut")
        let credentials = Credentials(email: "al@x.test", password: Password("enigma"))
        #expect(try await device.accounts.logIn(credentials) == Device.session)
        #expect(await device.changes() == "CURSOR")
        let rye = RemoteNote(id: "n", content: "Rye", version: 2)
        for (key, content, version, answer) in [
            ("k1", "Tea", nil, .accepted(RemoteNote(id: "n", content: "Tea", version: 1))),
            ("k2", "Rye", 1, .accepted(rye)), ("k3", "Jam", 1, .failed(.conflict(rye))),
            ("k4", " ", 2, .failed(.rejected("MESSAGE"))),
            ("k5", nil, 2, .accepted(RemoteNote(id: "n", content: nil, version: 2))),
            ("k6", nil, 2, .failed(.notFound)),
        ] as [(String, NoteContent?, Int?, SyncAnswer)] {
            let change = RemoteChange(key: key, content: content, base: version)
            let request = SyncRequest.send("n", change)
            #expect(await request.answer(from: device.notes, for: Device.session) == answer)
        }
        let gone = RemoteNote(id: "n", content: nil, version: 3)
        for (cursor, answer) in [
            ("CURSOR", .changes(RemoteChanges(notes: [gone], cursor: "CURSOR"))),
            ("x", .failed(.unknownCursor)),
        ] as [(String, SyncAnswer)] {
            var progress = FetchProgress()
            progress.advance(to: cursor)
            let request = SyncRequest.fetch(progress)
            #expect(await request.answer(from: device.notes, for: Device.session) == answer)
        }
    }
}
