import Domain
import Testing

@testable import Data

@Suite("A snapshot says how things stand with the server", .timeLimit(.minutes(1)))
struct SyncStatusTests {
    @Test("While a request waits for its answer, notes are syncing; then they are not any more")
    func syncing() async throws {
        let folder = try TemporaryFolder()
        let remote = HeldRemoteNotes()
        let device = NoteDevice(folder.file("notes.json"), remote)
        let snapshots = device.repository.snapshots(for: .al)
        await remote.expect("fetch")
        #expect(await snapshots.first { (try? $0.get().sync) == .syncing } != nil)
        await remote.arriveAndAnswer("fetch")
        #expect(await snapshots.first { (try? $0.get().sync) == .idle } != nil)
    }
}
