import Domain
import Foundation
import Testing

@testable import Data

@Suite("While another process has the lock, changes wait and reads do not", .timeLimit(.minutes(5)))
struct LockTests {
    private let folder = TemporaryFolder()
    private let url: URL
    private let lock: Int32
    private let delay = ControlledDelay()
    private let file: JSONFile<[Specimen]>

    init() throws {
        url = try folder.file("specimens.json", #"[{"id":"a","name":"A"}]"#)
        lock = try locked(folder.url)
        file = JSONFile(url: url, delay: delay)
    }

    @Test("A change is made once the lock is free, of what the file then has")
    func waiting() async throws {
        let change = Task { try await file.update { $0.append(Specimen(id: "c")) } }
        #expect(await delay.nextWait() == .milliseconds(1))
        #expect(try await file.read().count == 1, "a read needs no lock")
        try folder.file("specimens.json", #"[{"id":"b","name":"B"}]"#)
        close(lock)
        await delay.resumeAll()
        try await change.value
        #expect(try await file.read().map(\.id) == ["b", "c"])
    }

    @Test("A change that is cancelled while it waits has changed nothing")
    func cancelled() async throws {
        let change = Task { try await file.update { $0 = [] } }
        #expect(await delay.nextWait() == .milliseconds(1))
        change.cancel()
        await #expect(throws: StorageFailure.cancelled) { try await change.value }
        close(lock)
        #expect(try await file.read().count == 1)
    }

    @Test("Patience ends, and the next change is served")
    func patience() async throws {
        let file = JSONFile<[Specimen]>(url: url, patience: .zero)
        let error = await #expect(throws: StorageFailure.self) { try await file.update { $0 = [] } }
        let ending = "Another process has it. Try again when it is done."
        #expect(error?.reason.details.hasSuffix(ending) == true)
        close(lock)
        try await file.update { $0 = [] }
        #expect(try await file.read().isEmpty)
    }
}

/// Locks a file or a folder, as another process does. `close` ends the lock. Throws if it can't lock.
func locked(_ url: URL, _ kind: Int32 = LOCK_EX) throws -> Int32 {
    let file = open(url.path, O_RDONLY)
    if flock(file, kind | LOCK_NB) == 0 { return file }
    close(file)
    throw CocoaError(.fileLocking)
}
