import Domain
import Foundation
import Testing

@testable import Data

@Suite("While another process has the lock, changes wait and reads do not", .timeLimit(.minutes(5)))
struct LockTests {
    private let folder = TemporaryFolder()
    private let lock: Int32
    private let delay = ControlledDelay()
    private let url: URL
    private let file: JSONFile<[Specimen]>

    init() throws {
        url = try folder.file("specimens.json", #"[{"id":"a","name":"A"}]"#)
        file = JSONFile(url: url, delay: delay)
        lock = try #require(lockedFolder(folder.url))
    }

    @Test("A change waits for the lock, and changes the newest content, unless it is cancelled")
    func waiting() async throws {
        let cancelled = Task { try await file.update { $0 = [] } }
        #expect(await delay.nextWait() == .milliseconds(1))
        cancelled.cancel()
        await #expect(throws: StorageFailure.cancelled) { try await cancelled.value }
        let change = Task { try await file.update { $0.append(Specimen(id: "c")) } }
        #expect(await delay.nextWait() == .milliseconds(1))
        #expect(try await file.read().count == 1, "a read needs no lock")
        try folder.file("specimens.json", #"[{"id":"b","name":"B"}]"#)
        release(lock)
        await delay.resumeAll()
        try await change.value
        #expect(try await file.read().map(\.id) == ["b", "c"])
    }

    @Test("After two minutes it is an error, and the next change is made")
    func patience() async throws {
        let pauses = Pauses()
        let file = JSONFile(url: url, delay: pauses)
        let error = StorageFailure("lock", code: EWOULDBLOCK).naming(url.path)
        await #expect(throws: error) { try await file.update { $0 = [] } }
        #expect(await pauses.all.reduce(.zero, +) > .seconds(119))
        release(lock)
        try await file.update { $0 = [] }
        #expect(try await file.read().isEmpty)
    }

    @Test("By many paths at once, no change is lost or fails", arguments: [nil, #"{"count": 0}"#])
    func manyPaths(text: String?) async throws {
        release(lock)
        let url = folder.file("tally.json")
        if let text { try folder.file("tally.json", text) }
        try FileManager.default.createDirectory(
            at: folder.file("links"), withIntermediateDirectories: false)
        try await withThrowingTaskGroup { group in
            for number in 0..<40 {
                let link = folder.file((number % 2 == 0 ? "links/" : "") + "link-\(number).json")
                try FileManager.default.createSymbolicLink(at: link, withDestinationURL: url)
                group.addTask { try await JSONFile<Tally>(url: link).update { $0.count += 1 } }
            }
            try await group.waitForAll()
        }
        #expect(try await JSONFile<Tally>(url: url).read().count == 40)
    }
}

/// Locks a folder, as another process does. Nil if it can't be locked now.
func lockedFolder(_ url: URL) -> Int32? {
    let folder = open(url.path, O_RDONLY | O_CLOEXEC)
    if flock(folder, LOCK_EX | LOCK_NB) == 0 { return folder }
    close(folder)
    return nil
}

/// Ends the lock, also if a process that has just been started still has the folder open.
private func release(_ lock: Int32) {
    flock(lock, LOCK_UN)
    close(lock)
}
