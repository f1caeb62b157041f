import Domain
import Synchronization
import Testing

@testable import Data

@Suite("What a gateway answers is not the server's word", .timeLimit(.minutes(1)))
struct GatewayTests {
    /// Three notes are synced. Then one is edited, one is deleted, and the draft of one is discarded.
    private func change(_ device: NoteDevice, behind close: () async -> Void) async throws {
        for id in ["a", "b", "c"] { try await device.save(id, id) }
        try await device.sync()
        await close()
        try await device.save("a", "Mine")
        try await device.delete("b")
        try await device.save("c", "Draft")
        try await device.sync()
        try await device.repository.write(.discard("c"), for: .al)
    }

    @Test(
        "Notes that are edited, deleted and discarded behind a gateway are as the user wants them",
        arguments: [
            (404, "no Route matched"), (408, "Too slow."), (425, "Too early."),
            (401, "Unauthorized"), (403, "Forbidden"), (410, "Gone"),
        ])
    func gateway(status: Int, message: String) async throws {
        let server = NotesServer()
        let isOpen = Atomic(true)
        let client = try await Device { request in
            if isOpen.load(ordering: .relaxed) { return await server.answer(request) }
            return .answer(status, #"{"message":"\#(message)","id":7}"#)
        }
        try await client.logInElsewhere(client.server.url, refresh: "refresh-al@x.test")
        let device = NoteDevice(client.notes)
        try await change(device) { isOpen.store(false, ordering: .relaxed) }
        isOpen.store(true, ordering: .relaxed)
        try await device.sync()
        try await device.sync()
        let other = NoteDevice(client.notes)
        try await other.sync()
        let notes = [Note(id: "a", content: "Mine"), Note(id: "c", content: "Draft")]
        #expect(try await device.notes() == notes)
        #expect(try await other.notes().sorted { $0.id < $1.id } == notes)
    }

    @Test("A 404 that is wrong hides no note: all is fetched, and the user decides")
    func wrongNotFound() async throws {
        let remote = ControlledRemoteNotes()
        let device = NoteDevice(remote)
        try await change(device) {
            await remote.fail { $0.hasPrefix("fetch") ? .unreachable : .notFound }
        }
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
