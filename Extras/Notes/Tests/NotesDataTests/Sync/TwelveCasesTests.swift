import Domain
import NotesDomain
import Testing

@testable import NotesData

@Suite("The twelve hard cases of working offline", .timeLimit(.minutes(5)))
struct TwelveCasesTests {
    private let remote = ControlledRemoteNotes(isHolding: true)
    private let device: NoteDevice

    init() { device = NoteDevice(remote) }

    /// Saves a note, and syncs it. After that, the server holds its requests.
    private func saveAndSend(_ id: String, _ text: String) async throws {
        await remote.release()
        try await device.save(id, text)
        try await device.sync()
        await remote.hold()
    }

    /// Syncs while these requests, in this order, arrive and are answered.
    private func sync(_ requests: String...) async throws {
        async let sync: Void = device.sync()
        for request in requests { await remote.arriveAndAnswer(request) }
        try await sync
    }

    @Test("1: A change that was applied before a crash is not applied again")
    func crashBeforeTheAnswer() async throws {
        do {
            let first = NoteDevice(remote, device.url)
            try await first.save("n", "Milk")
            await remote.arrive("put n")
        }
        try await device.save("n", "Oat milk")
        await remote.arriveAndAnswer("put n", "put n")
        #expect(await remote.log == ["put n Milk", "put n Milk", "put n Oat milk"])
        #expect(await remote.notes().map(\.version) == [2])
        #expect(await remote.texts() == ["Oat milk"])
    }

    @Test("2: A delete succeeds if its answer was lost, and if it gets 404")
    func deleteWithoutAnswer() async throws {
        try await saveAndSend("n", "Milk")
        try await saveAndSend("m", "Tea")
        try await device.delete("n")
        await remote.arrive("delete n")
        try await device.delete("m")
        await remote.loseAnswer("delete n")
        await remote.expect("delete m")
        try await remote.change("m", to: nil, version: 2)
        await remote.arriveAndAnswer("delete m", "delete n", "fetch")
        try await sync("fetch")
        #expect(try await device.notes().isEmpty)
        #expect(await remote.texts().isEmpty)
    }

    @Test("3: A fetch that began before a delete does not bring the note back")
    func oldFetch() async throws {
        try await saveAndSend("n", "Milk")
        async let sync: Void = device.sync()
        await remote.arrive("fetch")
        try await device.delete("n")
        await remote.arriveAndAnswer("delete n")
        await remote.answer("fetch")
        try await sync
        #expect(try await device.notes().isEmpty)
    }

    @Test("4: If another device changes a note while its delete waits, it is in conflict")
    func restoredWhileDeleting() async throws {
        try await saveAndSend("n", "Milk")
        try await remote.change("n", to: "Oat milk", version: 1)
        try await device.delete("n")
        #expect(try await device.notes().isEmpty)
        async let sync: Void = device.sync()
        await remote.arriveAndAnswer("fetch")
        #expect(try await device.notes().isEmpty)
        await remote.arriveAndAnswer("delete n")
        try await sync
        let conflict = NoteStatus.conflict(mine: nil, theirs: "Oat milk")
        #expect(try await device.notes().map(\.status) == [conflict])
        #expect(try await device.repository.write(.retry("n"), for: .al) != nil)
        await remote.arriveAndAnswer("delete n")
        #expect(await remote.texts().isEmpty)
    }

    @Test("6: A note that is deleted while its create is in flight ends deleted")
    func deleteDuringCreate() async throws {
        try await device.save("n", "Milk")
        await remote.arrive("put n")
        try await device.delete("n")
        #expect(try await device.notes().isEmpty)
        await remote.answer("put n")
        await remote.arriveAndAnswer("delete n")
        #expect(await remote.texts().isEmpty)
        #expect(try await device.notes().isEmpty)
    }

    @Test("7: Two processes that sync at once send a change once")
    func twoProcesses() async throws {
        let other = NoteDevice(remote, device.url)
        try await device.save("n", "Milk")
        await remote.expect("put n")
        async let sync: Void = other.sync()
        await remote.arriveAndAnswer("fetch", "put n")
        try await sync
        #expect(await remote.log.sorted() == ["fetch", "put n Milk"])
        #expect(try await other.notes() == [Note(id: "n", content: "Milk")])
    }

    @Test("5, 8: Of the saves while a change is in flight, only the newest is sent next")
    func order() async throws {
        try await device.save("n", "1")
        await remote.expect("put n")
        try await device.save("n", "2")
        try await device.save("m", "A")
        try await device.save("n", "3")
        await remote.arriveAndAnswer("put n")
        await remote.expect("put n")
        #expect(try await device.notes().map(\.content) == ["3", "A"])
        await remote.arriveAndAnswer("put n", "put m")
        #expect(await remote.log == ["put n 1", "put n 3", "put m A"])
        #expect(await remote.texts() == ["3", "A"])
    }

    @Test("9: An account never sees or sends notes of another account")
    func otherAccount() async throws {
        try await device.save("n", "Al's")
        await remote.expect("put n")
        try await device.save("m", "Al's, too")
        try await device.save("b", "Bo's", for: .bo)
        #expect(try await device.notes(for: .bo).map(\.content) == ["Bo's"])
        await remote.lose("put n")
        await remote.arriveAndAnswer("put b")
        #expect(await remote.texts(of: .bo) == ["Bo's"])
        #expect(await remote.texts(of: .al).isEmpty)
        try await sync("put m", "put n", "fetch")
        #expect(await remote.texts(of: .al) == ["Al's, too", "Al's"])
        #expect(try await device.notes(for: .bo).map(\.content) == ["Bo's"])
    }

    @Test("10: Changes that 401 stopped are sent after the next login")
    func loggedOut() async throws {
        try await device.save("n", "Milk")
        await remote.expect("put n")
        try await device.save("m", "Tea")
        await remote.setOutage(.loggedOut)
        let snapshots = device.snapshots()
        await remote.expect("fetch")
        await remote.arriveAndAnswer("fetch", "put n", "put m")
        let loggedOut = await snapshots.next { $0.sync == .loggedOut }
        #expect(loggedOut?.notes.map(\.status) == [.waiting, .waiting])
        await remote.setOutage(nil)
        try await sync("fetch", "put n", "put m")
        #expect(Set(await remote.texts()) == ["Milk", "Tea"])
    }

    @Test("11: A rejected change does not stop other changes, and its retry has a new key")
    func rejected() async throws {
        await remote.release()
        await remote.fail { $0 == "put n Milk" ? .rejected("No.") : nil }
        try await device.save("n", "Milk")
        try await device.save("m", "Tea")
        try await device.sync()
        #expect(await remote.texts() == ["Tea"])
        let rejected = NoteStatus.rejected(reason: "No.")
        #expect(try await device.notes().map(\.status) == [rejected, .synced])
        await remote.setOutage(nil)
        #expect(try await device.repository.write(.retry("n"), for: .al) != nil)
        try await device.sync()
        #expect(await remote.texts() == ["Tea", "Milk"])
        #expect(try await device.notes().map(\.status) == [.synced, .synced])
    }

    @Test(
        "12: A damaged file is an error, and is not changed",
        arguments: [
            "[", #"[{"account":"al@x.test","note":{"id":"n""#, #"{"notes":[]}"#,
            note(#""server":{"id":"n","text":"Milk"}"#), "[\(record), \(record)]",
            note(#""server":{"id":"n","text":"Tea","version":0}"#),
            note(#""server":{"id":"n","text":"Tea","version":\#(Int.max)}"#),
            note(#""sent":{"key":"k","base":\#(Int.max)}"#),
            note(#""unsent":{"base":9007199254740992}"#),
            #"[{"account":"al@x.test","progress":{"cursor":"7","fetches":\#(Int.max)}}]"#,
            #"[{"account":"al@x.test"}]"#,
        ])
    func torn(text: String) async throws {
        try device.keep(text)
        await #expect(throws: NoteError.self) {
            try await device.repository.write(.save("n", "Tea", original: nil), for: .al)
        }
        await #expect(throws: NoteError.self) { try await device.sync() }
        #expect(try NotesDataTests.text(of: device.url) == text)
        #expect(await remote.log.isEmpty)
    }

    private static let record = #"{"account":"al@x.test","note":{"id":"n"}}"#

    private static func note(_ members: String) -> String {
        #"[{"account":"al@x.test","note":{"id":"n",\#(members)}}]"#
    }
}
