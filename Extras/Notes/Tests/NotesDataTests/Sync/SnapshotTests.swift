import Domain
import NotesDomain
import Testing

@testable import NotesData

@Suite("Snapshots say what is here, and how things stand with the server", .timeLimit(.minutes(5)))
struct SnapshotTests {
    private let remote = ControlledRemoteNotes(isHolding: true)
    private let store = ControlledStore<[NotesRecord]>()
    private let repository: OfflineFirstNoteRepository

    init() {
        repository = OfflineFirstNoteRepository(
            dependencies: SyncDependencies(store: store, remote: remote))
    }

    @Test("Two processes that change one file count its revisions together")
    func revisions() async throws {
        let one = NoteDevice(remote)
        let devices = [one, NoteDevice(remote, one.url)]
        var revisions: [Int] = []
        for number in 0..<6 {
            let save = NoteWrite.save("n\(number)", "Tea", original: nil)
            let revision = try await devices[number % 2].repository.write(save, for: .al)
            revisions.append(try #require(revision))
        }
        #expect(revisions == Array(Set(revisions)).sorted())
        let snapshot = await devices[0].snapshots().next { $0.revision >= revisions[5] }
        #expect(snapshot?.notes.count == 6)
    }

    @Test("Notes are syncing while a request waits; what comes while that is told is told next")
    func changeMeanwhile() async throws {
        let snapshots = repository.snapshots(for: .al)
        await remote.expect("fetch")
        #expect(await snapshots.next { $0.sync == .syncing } != nil)
        await store.interruptRead { [repository] in
            _ = try? await repository.write(.save("b", "Tea", original: nil), for: .al)
        }
        try await repository.write(.save("a", "Milk", original: nil), for: .al)
        #expect(await snapshots.next { $0.notes.count == 2 } != nil)
    }
}
