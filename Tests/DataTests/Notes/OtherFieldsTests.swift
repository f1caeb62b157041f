import Domain
import Foundation
import Testing

@testable import Data

@Suite("What a newer app has put into a note goes where its content goes", .timeLimit(.minutes(1)))
struct OtherFieldsTests {
    /// What this app does not know, with all kinds of values.
    private static let others = #""at": 1.5, "list": [null, true, {"é": "\"x"}]"#
    private static let account = #""account": "al@x.test", "id": "n""#

    private let folder = TemporaryFolder()

    /// The requests with a body, and the answers that a server gives to a change and to a fetch.
    private actor Server {
        private(set) var bodies: [String] = []
        var note: String
        var isSilent = true

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

    /// A device with this note in its file.
    private func device(_ note: String, _ server: Server) async throws -> (NoteDevice, Device) {
        let client = try await Device { await server.answer($0) }
        let url = try folder.file("notes.json", "[{\(Self.account), \(note)}]")
        return (NoteDevice(url, client.notes), client)
    }

    @Test("In a change that waits, is sent, and is answered")
    func waiting() async throws {
        let server = Server(#"{"id":"n","text":"Tea","version":2,"at":9}"#)
        let (device, client) = try await device(
            #""unsent": {"text": "Tea", "base": 1, \#(Self.others)}, "server": {"text": "A", "version": 1}"#,
            server)
        try await device.sync()
        let sent = try #require(try record(device)["sent"] as? [String: Any])
        #expect(sent["at"] as? Double == 1.5)
        #expect((sent["list"] as? [Any])?.count == 3)
        await server.speak()
        try await device.sync()
        let body = #"{"at":1.5,"list":[null,true,{"é":"\"x"}],"text":"Tea"}"#
        #expect(await server.bodies == [body, body])
        let side = try #require(try record(device)["server"] as? [String: Any])
        #expect(side["at"] as? Int == 9)
        #expect(side["list"] == nil, "the new version does not have it")
        _ = client
    }

    @Test("In a note that is edited here, and one that is edited elsewhere")
    func edited() async throws {
        let server = Server(#"{"id":"n","text":"Rye","version":3,"tag":"x"}"#)
        let (device, client) = try await device(
            #""server": {"text": "A", "version": 1, \#(Self.others)}"#, server)
        try await device.save("n", "Tea")
        try await device.sync()
        #expect(await server.bodies.allSatisfy { $0.contains(#""at":1.5"#) })
        await server.speak()
        try await device.sync()
        try await device.sync()
        let side = try #require(try record(device)["server"] as? [String: Any])
        #expect(side["tag"] as? String == "x")
        #expect(side["at"] == nil)
        _ = client
    }

    @Test("A text that both sides have does not drop what one of them has besides")
    func sameText() {
        let others = OtherFields(["at": .number(1)])
        var note = LocalNote(
            id: "n", server: ServerSide(content: "Tea", version: 1),
            unsent: UnsentChange(content: "Tea", base: 1, problem: nil, others: others))
        note.merge(ServerSide(content: "Tea", version: 2))
        #expect(note.unsent?.others == others)
    }

    @Test(
        "A number that no type holds damages nothing",
        arguments: ["1e400", "-0", "1.10", "12345678901234567890"])
    func numbers(number: String) async throws {
        let note = #""server": {"text": "A", "version": 1, "at": \#(number)}"#
        let url = try folder.file("notes.json", "[{\(Self.account), \(note)}]")
        let remote = UnreliableRemoteNotes()
        await remote.setOutage(.unreachable)
        let device = NoteDevice(url, remote)
        try await device.save("n", "Tea")
        try await device.sync()
        #expect(try text(of: url).contains(number))
        #expect(try await device.notes() == [Note(id: "n", content: "Tea", status: .waiting)])
    }

    private func record(_ device: NoteDevice) throws -> [String: Any] {
        let json = try JSONSerialization.jsonObject(with: Foundation.Data(contentsOf: device.url))
        let records = try #require(json as? [[String: Any]])
        return try #require(records.first { $0["id"] as? String == "n" })
    }
}
