/// Stores the notes of all accounts. A change is stored completely or not at all.
protocol NotesStorage: DocumentStore where Document == [NotesRecord] {
    /// Waits until no other process sends a change of the account. The caller has to unlock the returned
    /// lock.
    func lockSending(
        of account: String, onWait: SendLock.OnWait
    ) async throws(JSONFileError) -> SendLock
}

/// Keeps the notes in memory. The notes are lost when the process ends.
actor InMemoryNotesStorage: NotesStorage {
    private var records: [NotesRecord] = []

    func read() throws(JSONFileError) -> [NotesRecord] {
        if Task.isCancelled { throw .cancelled }
        return records
    }

    func update<Answer: Sendable>(
        _ change: @Sendable (inout [NotesRecord]) -> Answer
    ) throws(JSONFileError) -> Answer {
        if Task.isCancelled { throw .cancelled }
        return change(&records)
    }

    func lockSending(of account: String, onWait: SendLock.OnWait) -> SendLock { .none }
}
