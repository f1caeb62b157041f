import Domain
import NotesDomain

@testable import NotesData

extension NoteContent {
    /// A content with a value in each field, so that a test notices a lost field.
    static let full = NoteContent(text: "Milk")

    /// Contents that differ from `full` in one field each.
    static let others = [NoteContent(text: "Tea")]

    /// A content in which each field is as large as it can be.
    static let greatest = NoteContent(text: String(repeating: "é", count: 50_000))

    /// Contents that no server accepts.
    static let refused: [NoteContent] = ["", " \n", "a\0", "\(greatest.text)e"]

    /// Why no server accepts this content; nil if servers accept it.
    var problem: String? {
        if isBlank { return "A note needs a text." }
        if text.utf8.count > 100_000 { return "The text has more than 100,000 bytes." }
        return text.contains("\0") ? "The text has a character that is not allowed." : nil
    }
}

extension RemoteNote {
    init(id: Note.ID, content: NoteContent?, version: Int) {
        self.init(id: id, fields: content.map { ContentFields(content: $0) }, version: version)
    }
}

extension RemoteChange {
    init(key: String, content: NoteContent?, base: Int?) {
        self.init(key: key, fields: content.map { ContentFields(content: $0) }, base: base)
    }
}

extension UnsentChange {
    init(content: NoteContent?, base: Int?, problem: Problem?) {
        let fields = content.map { ContentFields(content: $0) }
        self.init(fields: fields, base: base, problem: problem)
    }
}

extension RemoteNotesError {
    static func unavailable(_ reason: Reason, retryAfter: Duration? = nil) -> RemoteNotesError {
        .unanswered(.unavailable(reason), retryAfter: retryAfter)
    }
}

/// A note in JSON, without the client's code. A request to change a note has only the content.
struct NoteBody: Codable {
    var id: String?
    var version: Int?
    var deleted: Bool?
    var text: String?

    init(_ note: RemoteNote) {
        (id, version, text) = (note.id, note.version, note.content?.text)
        deleted = note.content == nil ? true : nil
    }

    var content: NoteContent? { text.map { NoteContent(text: $0) } }
}
