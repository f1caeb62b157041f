public import Domain
public import Foundation

/// A JSON file that holds one document. After `update` has returned, the change is on the disk.
public struct JSONFile<Document: JSONDocument>: DocumentStore {
    /// The file does not have to exist.
    public let url: URL
    private let initial: Document
    private let mode: mode_t?
    private let canBeMadeAgain: Bool
    var delay: any Delay = ClockDelay()
    var flush: Flush = flushToDisk

    /// `initial` is the document while the file does not exist. If `mode` is not nil, the file gets these
    /// permissions with each change.
    ///
    /// If `canBeMadeAgain` is true, as for a session, the file is in no backup. If such a file is
    /// damaged, `update` begins with `initial` and replaces the file. `read` replaces the file, too, and
    /// then throws.
    public init(
        url: URL, initial: Document = Document(), mode: mode_t? = nil, canBeMadeAgain: Bool = false
    ) {
        (self.url, self.initial) = (url, initial)
        (self.mode, self.canBeMadeAgain) = (mode, canBeMadeAgain)
    }

    /// The document that is in the file now. Reading needs no lock, because `update` replaces the whole
    /// file in one step.
    @concurrent public func read() async throws(StorageFailure) -> Document {
        do throws(StorageFailure) {
            if Task.isCancelled { throw .cancelled }
            return try Document(text: text(of: target(of: url)))
        } catch {
            // Makes the document again, unless another process has already done so.
            if canBeMadeAgain, case .damaged = error { try? await update { _ in } }
            throw error.naming(url.relativePath)
        }
    }

    /// Changes the document, and returns after the change has reached the disk. If `change` changes
    /// nothing, nothing is written.
    ///
    /// All changes of files in the same folder wait for each other, in all processes. An update that is
    /// cancelled during this wait changes nothing.
    @concurrent public func update<Answer: Sendable>(
        _ change: @Sendable (inout Document) -> Answer
    ) async throws(StorageFailure) -> Answer {
        do throws(StorageFailure) {
            let file = try target(of: url)
            let folder = try await lock(file.deletingLastPathComponent(), delay: delay)
            defer { try? folder.close() }
            let found = try text(of: file)
            let isDamaged = canBeMadeAgain && (try? Document(text: found)) == nil
            let text = isDamaged ? try initial.json() : found
            let old = try Document(text: text)
            var document = old
            let answer = change(&document)
            if document != old || isDamaged {
                let new = try document.text(replacing: old, in: text)
                // Throws if the new text can't be read. Then the file stays as it is.
                _ = try Document(text: new)
                try replace(file, with: new, mode: mode, folder: folder, flush: flush)
                if canBeMadeAgain { leaveOutOfBackups(file) }
            }
            return answer
        } catch { throw error.naming(url.relativePath) }
    }

    private func text(of file: URL) throws(StorageFailure) -> Bytes {
        do {
            return try Bytes(contentsOf: file)
        } catch CocoaError.fileReadNoSuchFile {
            return try initial.json()
        } catch {
            let cause = (error as? CocoaError)?.underlying as? POSIXError
            throw StorageFailure("read", code: cause?.code.rawValue ?? EIO)
        }
    }
}
