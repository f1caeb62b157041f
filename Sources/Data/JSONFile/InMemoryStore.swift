public import Domain

/// Keeps a document in memory. It is lost when the process ends.
public actor InMemoryStore<Document: JSONDocument>: DocumentStore {
    private var document: Document

    public init(_ document: Document = Document()) { self.document = document }

    public func read() throws(StorageFailure) -> Document {
        if Task.isCancelled { throw .cancelled }
        return document
    }

    public func update<Answer: Sendable>(
        _ change: @Sendable (inout Document) -> Answer
    ) throws(StorageFailure) -> Answer {
        if Task.isCancelled { throw .cancelled }
        return change(&document)
    }
}
