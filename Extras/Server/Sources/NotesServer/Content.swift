import GRDB

/// The part of a note that the user writes. It is the body of a request, a part of the answers, and
/// columns of the table.
struct Content: Codable, Equatable, Sendable, FetchableRecord, EncodableRecord {
    let text: String

    /// Throws if the content can't be stored. SQLite would end a text at U+0000.
    func check() throws {
        if text.allSatisfy(\.isWhitespace) { throw Problem.invalid("A note needs a text.") }
        if text.utf8.count > 100_000 {
            throw Problem.invalid("The text of a note has at most 100,000 bytes in UTF-8.")
        }
        if text.utf8.contains(0) { throw Problem.invalid("A note can't contain U+0000.") }
    }
}
