import Foundation

/// A JSON file that holds one document. What `update` has acknowledged is on the disk.
actor JSONFile<Document: JSONDocument> {
    private let url: URL
    private let patience: Duration
    private let flush: Flush

    /// The file need not exist. Another process may have the lock for as long as the patience lasts.
    init(_ url: URL, patience: Duration = .seconds(30), flush: @escaping Flush = flushToDisk) {
        self.url = url
        self.patience = patience
        self.flush = flush
    }

    /// The document as the file has it now. Needs no lock; without a file the document is empty.
    func read() throws(JSONFileError) -> Document {
        do throws(JSONFileError) {
            if Task.isCancelled { throw .cancelled }
            return try parse(contents(of: url.path))
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
            let file = try await lock()
            let json = try contents(of: file.path)
            let old = try parse(json)
            var document = old
            let answer = change(&document)
            if document != old {
                try document.check()
                let text = JSONBytes(json ?? Foundation.Data())
                try file.replace(with: document.json(replacing: old, in: text), flush: flush)
            }
            return answer
        } catch {
            throw error.naming(url.relativePath)
        }
    }

    private func parse(_ json: Foundation.Data?) throws(JSONFileError) -> Document {
        try json.map { json throws(JSONFileError) in try Document(json: json) } ?? Document()
    }

    /// Asks again and again: a thread that waits in the system could not be cancelled.
    private func lock() async throws(JSONFileError) -> LockedFile {
        let deadline = ContinuousClock.now + patience
        while !Task.isCancelled {
            if let file = try LockedFile.lock(url) { return file }
            guard ContinuousClock.now < deadline else {
                throw .unavailable(
                    "can't write: another process has had the lock on its folder for \(patience). "
                        + "Try again when it is done.")
            }
            try? await Task.sleep(for: .milliseconds(Int.random(in: 1...4)))
        }
        throw .cancelled
    }
}
