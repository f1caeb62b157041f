import Domain
import NotesDomain
import Synchronization
import Testing

@testable import NotesData

@Suite("Pages that are too large for a slow connection", .timeLimit(.minutes(5)))
struct HTTPRemoteNotesTests {
    @Test("If a page is too slow, smaller pages are fetched until all notes have come")
    func slow() async throws {
        let lines = Mutex<[String]>([])
        let delay = ControlledDelay()
        let http = HTTPClient(timeout: .seconds(100), delay: delay)
        let device = try await Device(http: http) { request in
            let count = lines.withLock {
                $0.append(request.line)
                return $0.count
            }
            // The first six answers never end.
            if count < 7 { return .flood(0) {} }
            let note = #"{"id":"n","text":"Tea","version":\#(count)}"#
            return .answer(200, #"{"notes":[\#(note)],"cursor":"c","more":\#(count < 8)}"#)
        }
        for _ in 0..<6 {
            async let text = device.changes()
            await device.server.expect()
            #expect(await delay.nextWait() == .seconds(400))
            await delay.resumeAll()
            #expect(await text.contains("in time"))
        }
        for _ in 0..<3 { #expect(await device.changes() == "c") }
        #expect(
            lines.withLock(\.self) == [
                "GET /notes", "GET /notes?limit=50", "GET /notes?limit=12", "GET /notes?limit=3",
                "GET /notes?limit=1", "GET /notes?limit=1", "GET /notes?limit=1",
                "GET /notes?limit=1", "GET /notes",
            ])
    }
}
