import Domain

/// Keeps a document in memory. It is lost when the process ends.
actor InMemoryStore<Document: JSONDocument>: DocumentStore {
    private var document: Document

    init(_ document: Document = Document()) {
        self.document = document
    }

    func read() throws(StorageFailure) -> Document {
        if Task.isCancelled { throw .cancelled }
        return document
    }

    func update<Answer: Sendable>(
        _ change: @Sendable (inout Document) -> Answer
    ) throws(StorageFailure) -> Answer {
        if Task.isCancelled { throw .cancelled }
        return change(&document)
    }
}
