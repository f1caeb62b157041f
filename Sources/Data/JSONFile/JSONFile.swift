public import Domain
public import Foundation

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

/// A JSON file that holds one document. After `update` has returned, the change is on the disk.
public struct JSONFile<Document: JSONDocument>: DocumentStore {
    /// The file does not have to exist.
    public let url: URL
    /// The document to use while the file does not exist.
    var initial = Document()
    /// The permissions that the file gets with each change. If nil, an existing file keeps its own.
    var mode: mode_t?
    /// True for a document that can be made again, such as a session. Its file is in no backup. `update`
    /// replaces a damaged file, starting from `initial`; `read` replaces it, too, and then throws.
    var canBeMadeAgain = false
    /// How long `update` waits for another process that has the lock.
    var patience = Duration.seconds(120)
    var delay: any Delay = ClockDelay()
    /// Makes the system write to the disk what it first keeps in memory. Otherwise, a change could be
    /// lost if the power fails.
    var flush: Flush = flushToDisk

    /// The document that is in the file now. Reading needs no lock, because `update` replaces the whole
    /// file in one step.
    @concurrent public func read() async throws(StorageFailure) -> Document {
        do throws(StorageFailure) {
            if Task.isCancelled { throw .cancelled }
            return try stored(at: url.systemPath).1
        } catch {
            // By now, another process can have made the document again. In that case, this update
            // changes nothing.
            if canBeMadeAgain, case .damaged = error { try? await update { _ in } }
            throw error.naming(url.relativePath)
        }
    }

    /// Changes the document, and returns after the change has reached the disk. If `change` changes
    /// nothing, nothing is written.
    ///
    /// An update waits for earlier updates of the file in this process, and for another process that has
    /// the lock. An update that is cancelled while it waits changes nothing.
    public func update<Answer: Sendable>(
        _ change: @Sendable (inout Document) -> Answer
    ) async throws(StorageFailure) -> Answer {
        try await inTurn(for: url.systemPath) { () async throws(StorageFailure) in
            do throws(StorageFailure) {
                let file = try await waitForLock(
                    patience: patience, delay: delay, try LockedFile.ifFree(url.systemPath))
                let (text, old, isDamaged) = try stored(at: file.path, orInitial: canBeMadeAgain)
                var document = old
                let answer = change(&document)
                if document != old || isDamaged {
                    try document.validate()
                    let json = try document.json(replacing: old, in: text)
                    try file.replace(with: json, mode: mode, flush: flush)
                    if canBeMadeAgain { leaveOutOfBackups(file.path) }
                }
                return answer
            } catch { throw error.naming(url.relativePath) }
        }
    }

    /// With `orInitial`, a damaged file is no error: the document is `initial`.
    private func stored(
        at path: String, orInitial: Bool = false
    ) throws(StorageFailure) -> (JSONText, Document, isDamaged: Bool) {
        var bytes = try contents(of: path, orElse: initial.json())
        let isDamaged = orInitial && (try? Document(JSONText(bytes))) == nil
        if isDamaged { bytes = try initial.json() }
        let text = try JSONText(bytes)
        return (text, try Document(text), isDamaged)
    }
}

extension JSONFile {
    /// `initial` is the document while the file does not exist. If `mode` is not nil, the file gets these
    /// permissions with each change. A document that can be made again, such as a session, is in no backup,
    /// and is replaced if it is damaged.
    public init(
        url: URL, initial: Document = Document(), mode: mode_t? = nil, canBeMadeAgain: Bool = false
    ) {
        self.init(
            url: url, initial: initial, mode: mode, canBeMadeAgain: canBeMadeAgain,
            patience: .seconds(120))
    }
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
