import Domain
import NotesDomain

/// A change of a note that was not sent yet.
struct UnsentChange: Codable, Hashable, Sendable {
    /// Nil deletes the note.
    let fields: ContentFields?
    /// The server's version that the user changed; nil if the server did not have the note.
    var base: Int?
    /// Why the change is not sent until the user retries or discards it; nil if it can be sent.
    var problem: Problem?

    var content: NoteContent? { fields?.content }

    enum Problem: Codable, Hashable, Sendable {
        case rejected(reason: String)
        case conflict
    }
}
