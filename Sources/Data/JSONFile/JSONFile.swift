import Domain
import Foundation

/// Keeps one document for all processes that share it.
protocol DocumentStore<Document>: Sendable {
    associatedtype Document: JSONDocument

    func read() async throws(JSONFileError) -> Document

    /// Returns once the changed document is kept. The closure may be called again, with a newer document.
    func update<Answer: Sendable>(
        _ change: @Sendable (inout Document) -> Answer
    ) async throws(JSONFileError) -> Answer
}

/// A JSON file that holds one document. What `update` has acknowledged is on the disk.
struct JSONFile<Document: JSONDocument>: DocumentStore {
    /// The file need not exist.
    let url: URL
    /// The document of a file that does not exist yet.
    var initial = Document()
    /// The permissions of the file; nil keeps those that it has.
    var mode: mode_t?
    /// False for data that is worth nothing on another device or later, such as a session.
    var isBackedUp = true
    /// How long `update` waits for another process that has the lock.
    var patience = Duration.seconds(120)
    var delay: any Delay = ClockDelay()
    var flush: Flush = flushToDisk

    /// The document as the file has it now. Needs no lock.
    @concurrent func read() async throws(JSONFileError) -> Document {
        do throws(JSONFileError) {
            if Task.isCancelled { throw .cancelled }
            return try Document(JSONText(contents(of: url.systemPath, orElse: initial.json())))
        } catch { throw error.naming(url.relativePath) }
    }

    /// Changes the document, and returns when the disk has the change. If nothing changes, nothing is written.
    ///
    /// It waits for earlier changes, and for another process that has the lock. If it is cancelled while
    /// it waits, it changes nothing.
    func update<Answer: Sendable>(
        _ change: @Sendable (inout Document) -> Answer
    ) async throws(JSONFileError) -> Answer {
        try await inTurn(for: url.systemPath) { () async throws(JSONFileError) in
            do throws(JSONFileError) {
                let file = try await waitForLock(
                    patience: patience, delay: delay, try LockedFile.ifFree(url.systemPath))
                let text = try JSONText(contents(of: file.path, orElse: initial.json()))
                let old = try Document(text)
                var document = old
                let answer = change(&document)
                if document != old {
                    try document.check()
                    let json = try document.json(replacing: old, in: text)
                    try file.replace(with: json, mode: mode, flush: flush)
                    if !isBackedUp { leaveOutOfBackups(file.path) }
                }
                return answer
            } catch { throw error.naming(url.relativePath) }
        }
    }
}

extension DocumentStore {
    func read<Failure: StorageError>(
        throwing failure: Failure.Type
    ) async throws(Failure) -> Document {
        do { return try await read() } catch { throw Failure(error) }
    }

    func update<Answer: Sendable, Failure: StorageError>(
        throwing failure: Failure.Type, _ change: @Sendable (inout Document) -> Answer
    ) async throws(Failure) -> Answer {
        do { return try await update(change) } catch { throw Failure(error) }
    }
}
