import Domain
import Foundation
import Testing

@testable import Data

@Suite("What a gateway answers is not the server's word", .timeLimit(.minutes(1)))
struct GatewayTests {
    private let folder = TemporaryFolder()

    /// The server of notes, or what stands before it and answers all requests itself.
    private actor Gateway {
        var reply: StubServer.Reply?
        private let server = NotesServer()

        func answer(_ request: StubServer.Request) async -> StubServer.Reply {
            if let reply { return reply }
            return await server.answer(request)
        }

        func set(_ reply: StubServer.Reply?) { self.reply = reply }
    }

    @Test(
        "Notes that are edited, deleted and discarded behind a gateway are as the user wants them",
        arguments: [
            StubServer.Reply.answer(404, #"{"message":"no Route matched"}"#),
            .answer(408, #"{"message":"Too slow."}"#), .answer(425, #"{"message":"Too early."}"#),
            .answer(404, #"{"message":"no Route matched","id":7}"#),
            .answer(401, #"{"message":"Unauthorized"}"#), .answer(403, #"{"message":"Forbidden"}"#),
            .answer(410, #"{"message":"Gone"}"#),
        ])
    func gateway(reply: StubServer.Reply) async throws {
        let gateway = Gateway()
        let server = try StubServer { await gateway.answer($0) }
        let (file, http) = (folder.file("a.session"), HTTPClient(timeout: Device.longTimeout))
        let accounts = HTTPAuthenticationRepository(
            server: server.url, store: .file(file), http: http)
        _ = try await accounts.logIn(
            Credentials(email: Session.al.email, password: Password("enigma")))
        let device = NoteDevice(
            folder.file("notes.json"),
            HTTPRemoteNotes(client: AccountClient(store: .file(file), http: http)))
        for id in ["a", "b", "c"] { try await device.save(id, id) }
        try await device.sync()
        await gateway.set(reply)
        try await device.save("a", "Mine")
        try await device.delete("b")
        try await device.save("c", "Draft")
        try await device.sync()
        try await device.repository.write(.discard("c"), for: .al)
        await gateway.set(nil)
        try await device.sync()
        try await device.sync()
        let other = NoteDevice(
            folder.file("other.json"),
            HTTPRemoteNotes(client: AccountClient(store: .file(file), http: http)))
        try await other.sync()
        let notes = [Note(id: "a", content: "Mine"), Note(id: "c", content: "Draft")]
        #expect(try await device.notes() == notes)
        #expect(try await other.notes().sorted { $0.id < $1.id } == notes)
    }

    @Test("A 404 that is wrong hides no note: all is fetched, and the user decides")
    func wrongNotFound() async throws {
        let remote = ControlledRemoteNotes()
        let device = NoteDevice(folder.file("notes.json"), remote)
        for id in ["a", "b", "c"] { try await device.save(id, id) }
        try await device.sync()
        await remote.fail { $0.hasPrefix("fetch") ? .unreachable : .notFound }
        try await device.save("a", "Mine")
        try await device.delete("b")
        try await device.save("c", "Draft")
        try await device.sync()
        try await device.repository.write(.discard("c"), for: .al)
        await remote.setOutage(nil)
        try await device.repository.write(.retry("a"), for: .al)
        try await device.sync()
        #expect(try await device.notes().map(\.id) == ["a", "b", "c"])
        let conflict = NoteStatus.conflict(mine: "Mine", theirs: "a")
        #expect(try await device.notes().first?.status == conflict)
        try await device.repository.write(.retry("a"), for: .al)
        try await device.sync()
        #expect(try await device.notes().map(\.status) == [.synced, .synced, .synced])
        #expect(Set(await remote.texts()) == ["Mine", "b", "c"])
    }
}
