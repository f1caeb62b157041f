@testable import Data

/// A store that counts, and in whose next read, once it has its answer, something else happens.
actor ControlledNotesStore: DocumentStore {
    /// How often all notes were read, and how many notes were written.
    private(set) var (reads, writes) = (0, 0)
    private var records: [NotesRecord] = []
    private var interruption: @Sendable () async -> Void = {}

    func interruptRead(_ interruption: @escaping @Sendable () async -> Void) {
        self.interruption = interruption
    }

    func read() async -> [NotesRecord] {
        reads += 1
        let (records, interrupt) = (records, interruption)
        interruption = {}
        await interrupt()
        return records
    }

    func update<Answer: Sendable>(_ change: @Sendable (inout [NotesRecord]) -> Answer) -> Answer {
        let old = records
        let answer = change(&records)
        if records != old { writes += records.count }
        reads += 1
        return answer
    }
}
