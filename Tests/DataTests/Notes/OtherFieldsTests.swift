import Domain
import Foundation
import Testing

@testable import Data

@Suite("What a newer app has put into a note goes where its content goes", .timeLimit(.minutes(1)))
struct OtherFieldsTests {
    /// What this app does not know, with all kinds of values.
    private static let others = #""at": 1.5, "list": [null, true, {"é": "\"x"}]"#

    private let folder = TemporaryFolder()

    /// Answers a fetch, and each change with the note that it is given, unless it is silent.
    private actor Server {
        private(set) var bodies: [String] = []
        private let note: String
        private var isSilent = true

        init(_ note: String) { self.note = note }

        func answer(_ request: StubServer.Request) -> StubServer.Reply {
            if request.line.hasPrefix("PUT") {
                bodies.append(request.body)
                return isSilent ? .answer(503) : .answer(200, note)
            }
            return .answer(200, #"{"notes":[\#(isSilent ? "" : note)],"cursor":"c"}"#)
        }

        func speak() { isSilent = false }
    }

    @Test(
        "In a change that waits, in a note that is edited here, and in what the server has then",
        arguments: [
            #""server": {"id": "n", "text": "A", "version": 1, \#(others)}"#,
            #""unsent": {"fields": {"text": "A", \#(others)}, "base": 1}"#,
            #""sent": {"key": "k", "fields": {"text": "Tea", \#(others)}, "base": 1}"#,
        ])
    func change(note: String) async throws {
        let server = Server(#"{"id":"n","text":"Rye","version":2,"at":9}"#)
        let client = try await Device { await server.answer($0) }
        let device = NoteDevice(try file(note), client.notes)
        if !note.contains("Tea") { try await device.save("n", "Tea") }
        try await device.sync()
        let body = #"{"at":1.5,"list":[null,true,{"é":"\"x"}],"text":"Tea"}"#
        #expect(Set(await server.bodies) == [body])
        #expect(try await kept(device)?.sent?.fields?.others.count == 2)
        await server.speak()
        try await device.sync()
        let rye = ContentFields(content: "Rye", others: ["at": .number(9)])
        let answered = RemoteNote(id: "n", fields: rye, version: 2)
        #expect(try await kept(device) == LocalNote(id: "n", server: answered))
        #expect(Set(await server.bodies) == [body])
    }

    @Test("A text that both sides have does not drop what one of them has besides")
    func sameText() {
        let fields = ContentFields(content: "Tea", others: ["at": .number(1)])
        let unsent = UnsentChange(fields: fields, base: 1, problem: nil)
        var note = LocalNote(
            id: "n", server: RemoteNote(id: "n", content: "Tea", version: 1), unsent: unsent)
        note.merge(RemoteNote(id: "n", content: "Tea", version: 2))
        #expect(note.unsent == unsent)
    }

    @Test(
        "A number that no type holds damages nothing",
        arguments: ["1e400", "-0", "1.10", "12345678901234567890"])
    func numbers(number: String) async throws {
        let note = #""server": {"id": "n", "text": "A", "version": 1, "at": \#(number)}"#
        let remote = ControlledRemoteNotes()
        await remote.setOutage(.unreachable)
        let device = NoteDevice(try file(note), remote)
        try await device.save("n", "Tea")
        try await device.sync()
        #expect(try text(of: device.url).contains(number))
        #expect(try await device.notes() == [Note(id: "n", content: "Tea", status: .waiting)])
    }

    /// A file with this note.
    private func file(_ note: String) throws -> URL {
        try folder.file(
            "notes.json", #"[{"account": "al@x.test", "note": {"id": "n", \#(note)}}]"#)
    }

    private func kept(_ device: NoteDevice) async throws -> LocalNote? {
        try await JSONFile<[NotesRecord]>(url: device.url).read()[Session.al.email].notes.first
    }
}
