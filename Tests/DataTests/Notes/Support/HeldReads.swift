@testable import Data

/// A store whose reads wait, with what they have read, until a test lets them go on.
actor HeldReads: NotesStorage {
    private let store: JSONFile<[NotesRecord]>
    private var isHeld = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var watcher: CheckedContinuation<Void, Never>?

    init(_ store: JSONFile<[NotesRecord]>) {
        self.store = store
    }

    func hold() { isHeld = true }

    /// Returns once a read waits.
    func reachHeldRead() async {
        if waiting.isEmpty { await withCheckedContinuation { watcher = $0 } }
    }

    func release() {
        isHeld = false
        for read in waiting { read.resume() }
        waiting = []
    }

    func read() async throws(JSONFileError) -> [NotesRecord] {
        let records = try await store.read()
        guard isHeld else { return records }
        await withCheckedContinuation { read in
            waiting.append(read)
            watcher?.resume()
            watcher = nil
        }
        return records
    }

    func update<Answer: Sendable>(
        _ change: @Sendable (inout [NotesRecord]) -> Answer
    ) async throws(JSONFileError) -> Answer {
        try await store.update(change)
    }

    func lockSending(of account: String) async throws(JSONFileError) -> SendLock {
        try await store.lockSending(of: account)
    }
}
