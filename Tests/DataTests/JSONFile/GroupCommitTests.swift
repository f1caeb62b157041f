import Domain
import Foundation
import Testing

@testable import Data

@Suite("Changes that wait are written together, and nobody waits for nothing")
struct GroupCommitTests {
    private let folder: TemporaryFolder
    private let file: URL
    private let repository: JSONFileItemRepository

    init() throws {
        folder = try TemporaryFolder()
        let elements = (0..<100).map { #"{"id": "\#($0)", "name": ""}"# }
        file = try folder.file("items.json", "[\(elements.joined(separator: ", "))]")
        repository = JSONFileItemRepository(file: file)
    }

    @Test func aHundredDeletesThatWaitAreOneRewrite() async throws {
        let lock = try lockFile()
        let deletions = (0..<100).map { id in Task { try await repository.deleteItem(id: "\(id)") }
        }
        await waitUntil(waiting: 100)
        release(lock)
        for deletion in deletions { #expect(try await deletion.value) }
        #expect(await repository.deletions.rewriteCount == 1)
        #expect(try text(of: file) == "[]")
    }

    @Test func aHundredDeletesIssuedTogetherAreAFewRewrites() async throws {
        await withTaskGroup { group in
            for id in 0..<100 {
                group.addTask { #expect((try? await repository.deleteItem(id: "\(id)")) == true) }
            }
        }
        #expect(await repository.deletions.rewriteCount <= 20)
        #expect(try text(of: file) == "[]")
    }

    @Test func whoIsCancelledWhileWaitingHasChangedNothing() async throws {
        let lock = try lockFile()
        let cancelled = Task { try await repository.deleteItem(id: "1") }
        let patient = Task { try await repository.deleteItem(id: "2") }
        await waitUntil(waiting: 2)
        cancelled.cancel()
        await #expect(throws: ItemError.cancelled) { try await cancelled.value }
        release(lock)
        #expect(try await patient.value)
        let left = try await repository.items().map(\.id)
        #expect(left == (0..<100).map(String.init).filter { $0 != "2" })
    }

    @Test func whenAllAreCancelledNothingIsWrittenAndTheNextIsServed() async throws {
        let lock = try lockFile()
        let deletion = Task { try await repository.deleteItem(id: "1") }
        await waitUntil(waiting: 1)
        deletion.cancel()
        await #expect(throws: ItemError.cancelled) { try await deletion.value }
        release(lock)
        #expect(try await repository.deleteItem(id: "3"))
        #expect(try await repository.items().count == 99)
        #expect(await repository.deletions.rewriteCount == 1)
    }

    @Test func aReadNeedsNoLock() async throws {
        let lock = try lockFile()
        #expect(try await repository.items().count == 100)
        release(lock)
    }

    @Test func patienceWithALockEnds() async throws {
        let lock = try lockFile()
        let commit = GroupCommit<Item.ID, Bool>(JSONFile(file), patience: .zero) { ids, _ in
            .init(outcomes: ids.map { _ in true }, newBytes: nil)
        }
        let error = await #expect(throws: JSONFileError.self) { try await commit.perform("1") }
        release(lock)
        guard case .unavailable(let text) = error else {
            Issue.record("Not unavailable: \(String(describing: error))")
            return
        }
        #expect(text.contains("items.json: can't write: somebody else has had the lock"))
        #expect(try await commit.perform("1"))
    }

    @Test func oneDamageIsToldToAllWhoWait() async throws {
        let lock = try lockFile()
        let deletions = (0..<3).map { id in Task { try await repository.deleteItem(id: "\(id)") } }
        await waitUntil(waiting: 3)
        try folder.file("items.json", "[")
        release(lock)
        for deletion in deletions {
            await #expect(
                throws: ItemError.damaged(
                    "\(file.plainPath):1:2: element [0]: expected an object, found the end of the file"
                )
            ) {
                try await deletion.value
            }
        }
    }

    @Test func aChangeByAnotherIsSeenAtTheNextReadAndWrite() async throws {
        let other = JSONFileItemRepository(file: file)
        #expect(try await repository.items().count == 100)
        #expect(try await other.deleteItem(id: "7"))
        #expect(try await repository.items().count == 99)
        #expect(try await !repository.deleteItem(id: "7"))
        #expect(try await repository.deleteItem(id: "8"))
        #expect(try await other.items().count == 98)
    }

    private func waitUntil(waiting count: Int) async {
        while await repository.deletions.waitingCount < count { await Task.yield() }
    }

    private func lockFile() throws -> LockedFile {
        guard let lock = try JSONFile(file).lock() else { throw CocoaError(.fileLocking) }
        return lock
    }

    /// Letting the lock's value go is what unlocks.
    private func release(_ lock: consuming LockedFile) {}
}
