import Foundation

/// A JSON file that holds one document. What `update` has acknowledged is on the disk.
actor JSONFile<Document: JSONDocument> {
    private let url: URL
    private let mode: mode_t?
    private let patience: Duration
    private let flush: Flush

    /// The file need not exist. Another process may have the lock for as long as the patience lasts.
    ///
    /// Without a mode, the file keeps its own.
    init(
        _ url: URL, mode: mode_t? = nil, patience: Duration = .seconds(30),
        flush: @escaping Flush = flushToDisk
    ) {
        self.url = url
        self.mode = mode
        self.patience = patience
        self.flush = flush
    }

    /// The document as the file has it now. Needs no lock; without a file the document is empty.
    func read() throws(JSONFileError) -> Document {
        do throws(JSONFileError) {
            if Task.isCancelled { throw .cancelled }
            return try Document(text(of: url.path))
        } catch {
            throw error.naming(url.relativePath)
        }
    }

    /// Returns once the disk has what the closure made of the document. No change, no write.
    ///
    /// Waits while another process has the lock. Cancelled before that, it has changed nothing.
    func update<Answer: Sendable>(
        _ change: @Sendable (inout Document) -> Answer
    ) async throws(JSONFileError) -> Answer {
        do throws(JSONFileError) {
            let file = try await LockedFile.lock(url, patience: patience)
            let text = try text(of: file.path)
            let old = try Document(text)
            var document = old
            let answer = change(&document)
            if document != old {
                try document.check()
                let bytes = try document.json(replacing: old, in: text)
                try file.replace(with: bytes, mode: mode, flush: flush)
            }
            return answer
        } catch {
            throw error.naming(url.relativePath)
        }
    }

    private func text(of path: String) throws(JSONFileError) -> JSONText {
        if let bytes = try contents(of: path) { return try JSONText(bytes) }
        return try JSONText(JSONBytes(encoding: Document()))
    }
}
