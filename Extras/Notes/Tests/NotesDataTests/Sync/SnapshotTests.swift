import Domain
import NotesDomain
import Testing

@testable import NotesData

@Suite("Snapshots have the notes and the status of the sync", .timeLimit(.minutes(5)))
struct SnapshotTests {
    private let remote = ControlledRemoteNotes(isHolding: true)
    private let store = ControlledStore<[NotesRecord]>()
    private let repository: OfflineFirstNoteRepository

    init() {
        repository = OfflineFirstNoteRepository(
            dependencies: SyncDependencies(store: store, remote: remote))
    }

    @Test("Two processes that share a file share its revision number")
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

    @Test("A change during the publishing of a snapshot is in the next snapshot")
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
