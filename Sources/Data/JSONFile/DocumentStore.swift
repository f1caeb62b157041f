public import Domain

/// Stores one document, for example in a file that several processes can read and change.
public protocol DocumentStore<Document>: Sendable {
    associatedtype Document: JSONDocument

    func read() async throws(StorageFailure) -> Document

    /// Returns after the changed document has been stored. If another process changes the document at
    /// the same time, `change` can be called several times, each time with a newer document.
    func update<Answer: Sendable>(
        _ change: @Sendable (inout Document) -> Answer
    ) async throws(StorageFailure) -> Answer
}

extension DocumentStore {
    public func read<Failure: DomainError>(
        throwing failure: Failure.Type
    ) async throws(Failure) -> Document {
        do { return try await read() } catch { throw .storage(error) }
    }

    public func update<Answer: Sendable, Failure: DomainError>(
        throwing failure: Failure.Type, _ change: @Sendable (inout Document) -> Answer
    ) async throws(Failure) -> Answer {
        do { return try await update(change) } catch { throw .storage(error) }
    }
}

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
