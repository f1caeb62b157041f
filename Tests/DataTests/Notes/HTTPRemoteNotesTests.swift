import Domain
import Foundation
import Testing

@testable import Data

@Suite("Pages that are too large for a slow connection", .timeLimit(.minutes(1)))
struct HTTPRemoteNotesTests {
    /// The first six pages never end.
    private actor SlowServer {
        private(set) var lines: [String] = []

        func answer(_ request: StubServer.Request) -> StubServer.Reply {
            lines.append(request.line)
            let note = #"{"id":"n","text":"Tea","version":\#(lines.count)}"#
            let more = lines.count < 8
            return lines.count < 7
                ? .flood(0) {}
                : .answer(200, #"{"notes":[\#(note)],"cursor":"c","more":\#(more)}"#)
        }
    }

    @Test("A page that does not come in time is asked for smaller, until all has come")
    func slow() async throws {
        let (server, delay) = (SlowServer(), ControlledDelay())
        let http = HTTPClient(timeout: .seconds(100), delay: delay)
        let device = try await Device(http: http) { await server.answer($0) }
        for _ in 0..<6 {
            async let text = device.changes()
            await device.server.expect()
            #expect(await delay.nextWait() == .seconds(400))
            await delay.resumeAll()
            #expect(await text.contains("in time"))
        }
        for _ in 0..<3 { #expect(await device.changes() == "c") }
        #expect(
            await server.lines == [
                "GET /notes", "GET /notes?limit=50", "GET /notes?limit=12", "GET /notes?limit=3",
                "GET /notes?limit=1", "GET /notes?limit=1", "GET /notes?limit=1",
                "GET /notes?limit=1", "GET /notes",
            ])
    }
}
