import Data
import Domain
import Testing

@Suite("Every note repository keeps one contract", .timeLimit(.minutes(5)))
struct NoteRepositoryContractTests {
    typealias Kind = NoteRepositoryKind

    private let folder = TemporaryFolder()
    private let remote = UnreliableRemoteNotes(notes: Note.samples)

    @Test("A change is shown at once and synced later", arguments: Kind.allCases)
    func changed(kind: Kind) async throws {
        let repository = try await synced(kind)
        await remote.setOutage(.unreachable)
        try await repository.write(.save("n1", "Buy oat milk", original: "Buy milk"), for: .al)
        try await repository.write(.save("n3", "Sleep", original: nil), for: .al)
        #expect(try await repository.write(.delete("n2", original: "Call Bo"), for: .al) != nil)
        let waiting = [
            Note(id: "n1", content: "Buy oat milk", status: .waiting),
            Note(id: "n3", content: "Sleep", status: .waiting),
        ]
        #expect(await shown(repository)?.notes == waiting)
        await remote.setOutage(nil)
        try await repository.sync(for: .al)
        #expect(await shown(repository)?.notes.map(\.status) == [.synced, .synced])
        #expect(Set(await remote.texts()) == ["Buy oat milk", "Sleep"])
    }

    @Test(
        "A content is whole in the file, and after each stand-in for the server has accepted it",
        arguments: [InMemoryRemoteNotes(), OnDeviceRemoteNotes()] as [any RemoteNotes])
    func whole(remote: any RemoteNotes) async throws {
        // All its fields are named here, and none is empty.
        let content = NoteContent(text: "Tea")
        let repository = OfflineFirstNoteRepository(
            file: folder.file("notes.json"), remote: remote)
        try await repository.write(.save("n", content, original: nil), for: .al)
        #expect(await first(repository) { _ in true }?.notes.map(\.content) == [content])
        try await repository.sync(for: .al)
        #expect(await shown(repository)?.notes == [Note(id: "n", content: content)])
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

    @Test(
        "A rejected change waits for the user, who discards it or saves another",
        arguments: Kind.allCases)
    func rejected(kind: Kind) async throws {
        let repository = try await synced(kind)
        await remote.setRejected(["No", "Never"])
        try await repository.write(.save("n1", "No", original: "Buy milk"), for: .al)
        try await repository.write(.save("n2", "Never", original: "Call Bo"), for: .al)
        try await repository.sync(for: .al)
        let rejected = NoteStatus.rejected(reason: "The server does not accept this text.")
        #expect(await shown(repository)?.notes.map(\.status) == [rejected, rejected])
        #expect(try await repository.write(.discard("n1"), for: .al) != nil)
        try await repository.write(.save("n2", "Call Di", original: "Never"), for: .al)
        try await repository.sync(for: .al)
        #expect(
            await shown(repository)?.notes == [
                Note(id: "n1", content: "Buy milk"), Note(id: "n2", content: "Call Di"),
            ])
    }

    @Test(
        "In a conflict both texts are shown, and the user chooses",
        arguments: Kind.allCases, [true, false])
    func conflict(kind: Kind, keepsMine: Bool) async throws {
        let repository = try await synced(kind)
        try await remote.change("n1", to: "Theirs", version: 1)
        try await repository.write(.save("n1", "My", original: "Buy milk"), for: .al)
        try await repository.sync(for: .al)
        try await repository.write(.save("n1", "Mine", original: "My"), for: .al)
        let conflict = NoteStatus.conflict(mine: "Mine", theirs: "Theirs")
        #expect(
            await shown(repository)?.notes.first
                == Note(id: "n1", content: "Mine", status: conflict))
        let decision = keepsMine ? NoteWrite.retry("n1") : .discard("n1")
        #expect(try await repository.write(decision, for: .al) != nil)
        try await repository.sync(for: .al)
        let content: NoteContent = keepsMine ? "Mine" : "Theirs"
        #expect(await shown(repository)?.notes.first == Note(id: "n1", content: content))
        #expect(await remote.texts().contains(content.text))
    }

    @Test(
        "A text that came during an edit is not overwritten unseen, but in conflict",
        arguments: Kind.allCases, ["Theirs", nil] as [NoteContent?])
    func changedDuringAnEdit(kind: Kind, theirs: NoteContent?) async throws {
        let repository = try await synced(kind)
        try await remote.change("n1", to: theirs, version: 1)
        try await repository.sync(for: .al)
        try await repository.write(.save("n1", "Mine", original: "Buy milk"), for: .al)
        try await repository.sync(for: .al)
        let conflict = NoteStatus.conflict(mine: "Mine", theirs: theirs)
        #expect(await shown(repository)?.notes.map(\.status).contains(conflict) == true)
        #expect(await remote.texts().contains("Mine") == false)
        #expect(try await repository.write(.retry("n1"), for: .al) != nil)
        try await repository.sync(for: .al)
        #expect(await remote.texts().contains("Mine"))
    }

    @Test(
        "A text that came unseen is not deleted, but in conflict with the delete",
        arguments: Kind.allCases, [true, false])
    func changedBeforeADelete(kind: Kind, keepsMine: Bool) async throws {
        let repository = try await synced(kind)
        try await remote.change("n1", to: "Theirs", version: 1)
        try await repository.sync(for: .al)
        #expect(try await repository.write(.delete("n1", original: "Buy milk"), for: .al) != nil)
        try await repository.sync(for: .al)
        let conflict = NoteStatus.conflict(mine: nil, theirs: "Theirs")
        #expect(
            await shown(repository)?.notes.first
                == Note(id: "n1", content: "Theirs", status: conflict))
        #expect(await remote.texts().contains("Theirs"))
        let decision = keepsMine ? NoteWrite.retry("n1") : .discard("n1")
        #expect(try await repository.write(decision, for: .al) != nil)
        try await repository.sync(for: .al)
        #expect(await remote.texts().contains("Theirs") == !keepsMine)
    }

    @Test(
        "Snapshots from the revision on that a change returns hold it; no earlier ones do",
        arguments: Kind.allCases)
    func revisions(kind: Kind) async throws {
        let repository = try await synced(kind)
        await remote.setOutage(.unreachable)
        let before = try #require(await shown(repository)).revision
        let save = NoteWrite.save("n1", "Tea", original: "Buy milk")
        let saved = try #require(try await repository.write(save, for: .al))
        #expect(before < saved)
        #expect(await first(repository) { $0.revision >= saved }?.notes.first?.content == "Tea")
        let delete = NoteWrite.delete("n1", original: "Tea")
        let deleted = try #require(try await repository.write(delete, for: .al))
        #expect(saved < deleted)
        #expect(await first(repository) { $0.revision >= deleted }?.notes.map(\.id) == ["n2"])
        // A retry that changes nothing is in the snapshots already.
        let none = try #require(try await repository.write(.retry("n2"), for: .al))
        #expect(await first(repository) { $0.revision >= none } != nil)
    }

    @Test("A cancelled caller gets that as its error", arguments: Kind.allCases)
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

    @Test("A change is published to all who observe", arguments: Kind.allCases)
    func observers(kind: Kind) async throws {
        let repository = kind.make(remote, in: folder)
        let all = (0..<3).map { _ in repository.snapshots(for: .al) }
        try await repository.write(.save("n3", "Sleep", original: nil), for: .al)
        for snapshots in all {
            let snapshot = await snapshots.first { snapshot in
                (try? snapshot.get().notes.map(\.status)) == [.synced, .synced, .synced]
            }
            #expect(snapshot != nil)
        }
    }

    private func synced(_ kind: Kind) async throws -> any NoteRepository {
        let repository = kind.make(remote, in: folder)
        try await repository.sync(for: .al)
        return repository
    }

    /// The snapshot that is published once nothing is in flight.
    private func shown(_ repository: any NoteRepository) async -> NotesSnapshot? {
        await first(repository) { $0.sync != .syncing }
    }

    private func first(
        _ repository: any NoteRepository, where isRight: (NotesSnapshot) -> Bool
    ) async -> NotesSnapshot? {
        for await snapshot in repository.snapshots(for: .al) {
            if let snapshot = try? snapshot.get(), isRight(snapshot) { return snapshot }
        }
        return nil
    }
}
