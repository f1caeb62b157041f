@testable import Data

/// A store that counts its reads. A test can let something happen just before the next read returns.
actor ControlledStore<Document: JSONDocument>: DocumentStore {
    private(set) var reads = 0
    /// The documents that were written.
    private(set) var written: [Document] = []
    private var document = Document()
    private var interruption: @Sendable () async -> Void = {}

    func interruptRead(_ interruption: @escaping @Sendable () async -> Void) {
        self.interruption = interruption
    }

    func read() async -> Document {
        reads += 1
        let (document, interrupt) = (document, interruption)
        interruption = {}
        await interrupt()
        return document
    }

    func update<Answer: Sendable>(_ change: @Sendable (inout Document) -> Answer) -> Answer {
        let old = document
        let answer = change(&document)
        if document != old { written.append(document) }
        reads += 1
        return answer
    }
}
