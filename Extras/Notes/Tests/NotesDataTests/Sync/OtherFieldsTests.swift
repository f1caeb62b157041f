import Domain
import Foundation
import NotesDomain
import Testing

@testable import Data
@testable import NotesData

@Suite("Fields of a newer app are stored and sent with the content", .timeLimit(.minutes(5)))
struct OtherFieldsTests {
    /// Fields that this version of the app does not know, with all kinds of values.
    private static let others = #""at": 3.133, "list": [null, true, {"é": "\"x"}]"#

    private let remote = ControlledRemoteNotes(notes: [Note(id: "n", content: "A")])
    private let device: NoteDevice

    init() { device = NoteDevice(remote) }

    @Test(
        "Unknown fields stay in waiting changes, edited notes and the server's answers",
        arguments: [
            #""server": {"id": "n", "text": "A", "version": 1, \#(others)}"#,
            #""unsent": {"fields": {"text": "A", \#(others)}, "base": 1}"#,
            #""sent": {"key": "k", "fields": {"text": "Tea", \#(others)}, "base": 1}"#,
        ])
    func change(note: String) async throws {
        try await keep(note)
        if !note.contains("Tea") { try await device.save("n", "Tea") }
        try await device.sync()
        let tea = ContentFields(
            content: "Tea", others: ["at": 3.133, "list": [nil, true, ["é": "\"x"]]])
        #expect(try await kept()?.sent?.fields == tea)
        await remote.setOutage(nil)
        try await device.sync()
        #expect(await remote.notes().map(\.fields) == [tea])
        try await remote.change("n", to: "Rye", others: ["at": 9], version: 2)
        try await device.sync()
        #expect(try await kept() == LocalNote(id: "n", server: await remote.notes().first))
    }

    @Test("If both sides have the same text, the other fields are not lost")
    func sameText() {
        let fields = ContentFields(content: "Tea", others: ["at": 1])
        let unsent = UnsentChange(fields: fields, base: 1, problem: nil)
        var note = LocalNote(
            id: "n", server: RemoteNote(id: "n", content: "Tea", version: 1), unsent: unsent)
        note.merge(RemoteNote(id: "n", content: "Tea", version: 2))
        #expect(note.unsent == unsent)
    }

    @Test(
        "A number is sent back to the server unchanged",
        arguments: [
            "1.7976931348623157e+308", "5e-324", "-12345678901234567890", "0.1",
            "3.1415926535897932384626433832795028841",
        ])
    func numbersOfServers(number: String) throws {
        let json = #"{"at":\#(number),"text":"Tea"}"#
        let fields = try JSONDecoder().decode(ContentFields.self, from: Foundation.Data(json.utf8))
        let body = HTTPRequest("PUT", "notes", "n").with(body: fields).body ?? .init()
        #expect(String(decoding: body, as: UTF8.self) == json)
    }

    @Test(
        "A number that Swift can't represent does not damage the note",
        arguments: ["1e400", "-0", "1.10", "12345678901234567890"])
    func numbers(number: String) async throws {
        try await keep(#""server": {"id": "n", "text": "A", "version": 1, "at": \#(number)}"#)
        try await device.save("n", "Tea")
        try await device.sync()
        #expect(try text(of: device.url).contains(number))
        #expect(try await device.notes() == [Note(id: "n", content: "Tea", status: .waiting)])
    }

    /// Writes this note to the file, and makes the server unreachable.
    private func keep(_ note: String) async throws {
        try device.keep(#"[{"account": "al@x.test", "note": {"id": "n", \#(note)}}]"#)
        await remote.setOutage(.unreachable)
    }

    private func kept() async throws -> LocalNote? {
        try await JSONFile<[NotesRecord]>(url: device.url).read()[Session.al.email].notes.first
    }
}
