import Domain
import NotesDomain
import Testing

@testable import NotesData

@Suite("All note repositories follow the same contract", .timeLimit(.minutes(5)))
struct NoteRepositoryContractTests {
    /// The ways to store notes. All have to follow the same contract.
    enum Kind: CaseIterable {
        case inMemory, jsonFile

        /// Makes a repository whose notes are synced with `remote`.
        func make(_ remote: ControlledRemoteNotes, in folder: TemporaryFolder) -> any NoteRepository
        {
            switch self {
            case .inMemory: OfflineFirstNoteRepository(inMemory: remote)
            case .jsonFile: OfflineFirstNoteRepository(file: folder.file("n.json"), remote: remote)
            }
        }
    }

    private let folder = TemporaryFolder()
    private let remote = ControlledRemoteNotes(notes: Note.samples)

    @Test("All fields of a change are shown at once, and synced later", arguments: Kind.allCases)
    func changed(kind: Kind) async throws {
        let repository = try await synced(kind)
        await remote.setOutage(.unreachable)
        try await repository.write(.save("n1", "Buy oat milk", original: "Buy milk"), for: .al)
        try await repository.write(.save("n3", .full, original: nil), for: .al)
        #expect(try await repository.write(.delete("n2", original: "Call Bo"), for: .al) != nil)
        var notes = [
            Note(id: "n1", content: "Buy oat milk", status: .waiting),
            Note(id: "n3", content: .full, status: .waiting),
        ]
        #expect(await shown(repository)?.notes == notes)
        await remote.setOutage(nil)
        try await repository.sync(for: .al)
        for index in notes.indices { notes[index].status = .synced }
        #expect(await shown(repository)?.notes == notes)
        #expect(Set(await remote.notes().map(\.content)) == ["Buy oat milk", .full])
    }

    @Test("An unknown or deleted id is not found", arguments: Kind.allCases)
    func unknown(kind: Kind) async throws {
        let repository = try await synced(kind)
        #expect(try await repository.write(.delete("n1", original: "Buy milk"), for: .al) != nil)
        for id in ["n1", "n9", ""] {
            #expect(try await repository.write(.delete(id, original: nil), for: .al) == nil)
            #expect(try await repository.write(.retry(id), for: .al) == nil)
            #expect(try await repository.write(.discard(id), for: .al) == nil)
        }
        try await repository.write(.save("n3", "Mine", original: nil), for: .al)
        let other = Session(email: Session.al.email.uppercased())
        #expect(try await repository.write(.retry("n3"), for: other) == nil)
    }

    @Test("Retry and discard do nothing to a note that needs no help", arguments: Kind.allCases)
    func noHelp(kind: Kind) async throws {
        let repository = try await synced(kind)
        await remote.setOutage(.unreachable)
        try await repository.write(.save("n1", "Buy oat milk", original: "Buy milk"), for: .al)
        for id in ["n1", "n2"] {
            #expect(try await repository.write(.retry(id), for: .al) != nil)
            #expect(try await repository.write(.discard(id), for: .al) != nil)
        }
        #expect(await shown(repository)?.notes.map(\.status) == [.waiting, .synced])
    }

    @Test("A rejected change waits; the user discards or replaces it", arguments: Kind.allCases)
    func rejected(kind: Kind) async throws {
        let repository = try await synced(kind)
        await remote.fail { $0.contains("N") ? .rejected("Not this.") : nil }
        try await repository.write(.save("n1", "No", original: "Buy milk"), for: .al)
        try await repository.write(.save("n2", "Never", original: "Call Bo"), for: .al)
        try await repository.sync(for: .al)
        let rejected = NoteStatus.rejected(reason: "Not this.")
        #expect(await shown(repository)?.notes.map(\.status) == [rejected, rejected])
        #expect(try await repository.write(.discard("n1"), for: .al) != nil)
        try await repository.write(.save("n2", "Call Di", original: "Never"), for: .al)
        try await repository.sync(for: .al)
        #expect(
            await shown(repository)?.notes == [
                Note(id: "n1", content: "Buy milk"), Note(id: "n2", content: "Call Di"),
            ])
    }

    typealias Sides = (mine: NoteContent?, theirs: NoteContent?, isFetched: Bool)
    private static let conflicts: [Sides] = [
        (.full, "Theirs", false), ("Mine", .full, true), (.full, nil, false),
        ("Mine", nil, true), (nil, .full, false), (nil, "Theirs", true),
    ]

    @Test("An edit over an unseen change is a conflict", arguments: Kind.allCases, conflicts)
    func conflict(kind: Kind, sides: Sides) async throws {
        let (mine, theirs, isFetched) = sides
        let repository = try await synced(kind)
        for (note, version) in zip(Note.samples, 1...) {
            try await remote.change(note.id, to: theirs, version: version)
        }
        if isFetched { try await repository.sync(for: .al) }
        for note in Note.samples {
            let save = mine.map { NoteWrite.save(note.id, $0, original: note.content) }
            let write = save ?? .delete(note.id, original: note.content)
            try await repository.write(write, for: .al)
        }
        try await repository.sync(for: .al)
        let status = NoteStatus.conflict(mine: mine, theirs: theirs)
        let content = try #require(mine ?? theirs)
        let undecided = ["n1", "n2"].map { Note(id: $0, content: content, status: status) }
        #expect(await shown(repository)?.notes == undecided)
        #expect(await remote.notes().map(\.content) == [theirs, theirs].filter { $0 != nil })

        #expect(try await repository.write(.retry("n1"), for: .al) != nil)
        #expect(try await repository.write(.discard("n2"), for: .al) != nil)
        try await repository.sync(for: .al)
        let decided = [("n1", mine), ("n2", theirs)].compactMap { id, content in
            content.map { Note(id: id, content: $0) }
        }
        #expect(await shown(repository)?.notes == decided)
        #expect(Set(await remote.notes().map(\.id)) == Set(decided.map(\.id)))
        #expect(Set(await remote.notes().map(\.content)) == Set(decided.map(\.content)))
    }

    @Test("Snapshots contain a write from its revision on", arguments: Kind.allCases)
    func revisions(kind: Kind) async throws {
        let repository = try await synced(kind)
        await remote.setOutage(.unreachable)
        var newest = try #require(await shown(repository)).revision
        let save = NoteWrite.save("n1", "Tea", original: "Buy milk")
        let delete = NoteWrite.delete("n1", original: "Tea")
        for (write, shown) in [(save, ["Tea", "Call Bo"]), (delete, ["Call Bo"])] {
            let revision = try #require(try await repository.write(write, for: .al))
            #expect(newest < revision)
            newest = revision
            let snapshot = await repository.snapshots(for: .al).next { $0.revision >= revision }
            #expect(snapshot?.notes.map(\.content.text) == shown)
        }
        // A retry that changes nothing is in the snapshots already.
        let retried = try #require(try await repository.write(.retry("n2"), for: .al))
        #expect(await repository.snapshots(for: .al).next { $0.revision >= retried } != nil)
    }

    @Test("A cancelled caller gets the error `cancelled`", arguments: Kind.allCases)
    func cancelledCaller(kind: Kind) async throws {
        let repository = kind.make(remote, in: folder)
        await cancelled {
            await #expect(throws: NoteError.cancelled) {
                try await repository.write(.save("n", "No", original: nil), for: .al)
            }
            await #expect(throws: NoteError.cancelled) { try await repository.sync(for: .al) }
        }
        try await repository.sync(for: .al)
        #expect(await shown(repository)?.notes == Note.samples)
    }

    @Test("A change is published to all observers", arguments: Kind.allCases)
    func observers(kind: Kind) async throws {
        let repository = kind.make(remote, in: folder)
        let all = (0..<3).map { _ in repository.snapshots(for: .al) }
        try await repository.write(.save("n3", "Sleep", original: nil), for: .al)
        for snapshots in all {
            let synced = [NoteStatus](repeating: .synced, count: 3)
            #expect(await snapshots.next { $0.notes.map(\.status) == synced } != nil)
        }
    }

    private func synced(_ kind: Kind) async throws -> any NoteRepository {
        let repository = kind.make(remote, in: folder)
        try await repository.sync(for: .al)
        return repository
    }

    /// The first snapshot that is published when no request is in flight.
    private func shown(_ repository: any NoteRepository) async -> NotesSnapshot? {
        await repository.snapshots(for: .al).next { $0.sync != .syncing }
    }
}
