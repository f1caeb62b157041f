import Domain
import NotesDomain
import Testing

@testable import NotesData

@Suite(
    "Notes are fetched in pages, and old notes stay until all pages have come",
    .timeLimit(.minutes(5)))
struct PagesTests {
    private let server = ControlledRemoteNotes(pageLimit: 2)
    private let device: NoteDevice

    init() { device = NoteDevice(server) }

    @Test("Each page is fetched from the end of the page before")
    func pages() async throws {
        try await server.add("a", "b", "c", "d", "e")
        try await device.sync()
        #expect(try await device.notes().map(\.id) == ["a", "b", "c", "d", "e"])
        #expect(await server.log == ["fetch", "fetch 2", "fetch 4"])
        try await server.add("f", "g", "h")
        try await device.sync()
        #expect(await server.log.suffix(2) == ["fetch 5", "fetch 7"])
        #expect(try await device.notes().count == 8)
    }

    @Test("Many pages are written together, and none is lost")
    func writes() async throws {
        for id in 0..<129 { try await server.add("\(id)") }
        let store = ControlledStore<[NotesRecord]>()
        let repository = OfflineFirstNoteRepository(
            dependencies: SyncDependencies(store: store, remote: server))
        try await repository.sync(for: .al)
        #expect(await store.read()[Session.al.email].shown.count == 129)
        #expect(await store.written.joined().count < 4 * 129)
        #expect(await store.reads < 40)
    }

    @Test("Pages before a failure are stored, and not fetched again", arguments: [1, 3, 4, 7, 8])
    func kept(pages: Int) async throws {
        for id in 10..<40 { try await server.add("\(id)") }
        await server.fail { $0 == "fetch \(2 * pages)" ? .unreachable : nil }
        try await device.sync()
        #expect(try await device.notes().count == 2 * pages)
        await server.setOutage(nil)
        try await NoteDevice(server, device.url).sync()
        #expect(try await device.notes().count == 30)
        #expect(await server.log.count == 16, "no page came twice")
    }

    @Test("If the server refuses the cursor, the notes stay until all were fetched again")
    func unknownCursor() async throws {
        try await server.add("a", "b", "c", "d", "e")
        try await device.sync()
        await server.setOutage(.unreachable)
        try await device.save("e", "Mine")
        try await device.sync()
        // The server has another database, with only some of the notes, and with lower versions.
        try await server.replace(("c", "New"), ("b", "b"), ("x", "x"))
        await server.fail { $0 == "fetch 2" ? .unreachable : nil }
        try await device.sync()
        #expect(try await device.notes().map(\.content) == ["a", "b", "c", "d", "Mine"])
        await server.setOutage(nil)
        try await NoteDevice(server, device.url).sync()
        let conflict = NoteStatus.conflict(mine: "c", theirs: "New")
        let conflictOfMine = NoteStatus.conflict(mine: "Mine", theirs: nil)
        #expect(
            try await device.notes() == [
                Note(id: "a", content: "a"), Note(id: "b", content: "b"),
                Note(id: "c", content: "c", status: conflict), Note(id: "d", content: "d"),
                Note(id: "e", content: "Mine", status: conflictOfMine), Note(id: "x", content: "x"),
            ])
        #expect(Set(await server.texts()) == ["a", "b", "d", "New", "x"])
    }

    @Test("While all notes are fetched again, the new database answers the user's changes")
    func changesDuringARestart() async throws {
        try await server.add("a", "b", "c", "d", "e")
        try await device.sync()
        try await server.replace(("a", "a"), ("x", "x"), ("b", "Other"))
        await server.fail { $0 == "fetch 2" ? .unreachable : nil }
        try await device.sync()
        await server.fail { $0.hasPrefix("fetch") ? .unreachable : nil }
        try await device.save("a", "Mine")
        try await device.delete("b")
        try await device.delete("c")
        try await device.save("n", "New")
        try await device.sync()
        let conflict = NoteStatus.conflict(mine: nil, theirs: "Other")
        #expect(try await device.notes().map(\.id) == ["a", "b", "d", "e", "x", "n"])
        #expect(try await device.notes()[1].status == conflict)
        await server.setOutage(nil)
        try await device.sync()
        #expect(try await device.notes().map(\.id) == ["a", "b", "d", "e", "x", "n"])
    }

    @Test(
        "A page without newer notes ends the fetch, even if it names a next page",
        arguments: [[(1, "A"), (2, "B"), (1, "A"), (2, "B")], [(2, "A"), (2, "B"), (1, "C")]])
    func circle(pages: [(version: Int, cursor: String)]) async throws {
        await server.answerFetches(
            with: pages.map { version, cursor in
                let note = RemoteNote(id: "n", content: "Milk", version: version)
                return RemoteChanges(notes: [note], cursor: cursor, hasMore: true)
            })
        try await device.sync()
        #expect(await server.log.count <= 3)
        #expect(try await device.notes() == [Note(id: "n", content: "Milk")])
    }

    @Test("An unreadable page does not stop the fetch, and its notes are counted")
    func unreadable() async throws {
        let bad = ["n", "", ""].map { UnreadableNote(id: $0, version: 3) }
        let milk = RemoteNote(id: "n", content: "Milk", version: 4)
        await server.answerFetches(with: [
            RemoteChanges(notes: [], unreadable: bad, cursor: "A", hasMore: true),
            RemoteChanges(notes: [milk], cursor: "B"),
        ])
        try await device.sync()
        #expect(try await device.notes() == [Note(id: "n", content: "Milk")])
        await server.setOutage(.unreachable)
        let other = NoteDevice(server, device.url)
        #expect(await other.snapshots().next { _ in true }?.unreadable == 2)
    }

    @Test("After a wrong 404, all notes are fetched, and the user decides")
    func wrongNotFound() async throws {
        try await server.add("a", "b", "c")
        try await device.sync()
        await server.fail { $0.hasPrefix("fetch") ? .unreachable : .notFound }
        try await device.save("a", "Mine")
        try await device.delete("b")
        try await device.save("c", "Draft")
        try await device.sync()
        try await device.repository.write(.discard("c"), for: .al)
        await server.setOutage(nil)
        try await device.repository.write(.retry("a"), for: .al)
        try await device.sync()
        #expect(try await device.notes().map(\.id) == ["a", "b", "c"])
        let conflict = NoteStatus.conflict(mine: "Mine", theirs: "a")
        #expect(try await device.notes().first?.status == conflict)
        try await device.repository.write(.retry("a"), for: .al)
        try await device.sync()
        #expect(try await device.notes().map(\.status) == [.synced, .synced, .synced])
        #expect(Set(await server.texts()) == ["Mine", "b", "c"])
    }

    @Test("After a 404 between two pages, all notes are fetched again")
    func notFoundBetweenPages() async throws {
        try await server.add("a", "b", "c")
        try await device.sync()
        try await server.add("d", "e", "f")
        await server.fail { $0 == "put a Mine" ? .notFound : nil }
        await server.hold()
        async let sync: Void = device.sync()
        await server.arrive("fetch")
        for id in ["a", "b"] { try await device.save(id, "Mine") }
        await server.arriveAndAnswer("put a")
        await server.expect("put b")
        await server.release()
        try await sync
        #expect(try await device.notes().map(\.id) == ["a", "b", "c", "d", "e", "f"])
    }

    @Test("A server that refuses its own cursors is not asked again at once")
    func noCursorKnown() async throws {
        try await server.add("a", "b", "c")
        try await device.sync()
        await server.fail { $0 == "fetch" ? nil : .unknownCursor }
        try await device.sync()
        #expect(await server.log == ["fetch", "fetch 2", "fetch 3", "fetch", "fetch 2"])
        #expect(try await device.notes().count == 3)
    }
}

extension ControlledRemoteNotes {
    /// Adds notes. The content of each note is its id.
    fileprivate func add(_ ids: Note.ID...) throws {
        for id in ids { try change(id, to: NoteContent(id), version: nil) }
    }
}
