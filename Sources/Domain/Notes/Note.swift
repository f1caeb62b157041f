/// The part of a note that the user writes. The app and the server keep the rest.
public struct NoteContent: Hashable, Sendable {
    public var text: String

    /// Has no defaults, so that the compiler finds each call that lacks a new part.
    public init(text: String) {
        self.text = text
    }

    /// White space alone is never saved.
    public var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

    /// The same content with another text.
    public func with(text: String) -> NoteContent {
        var content = self
        content.text = text
        return content
    }
}

extension NoteContent: ExpressibleByStringInterpolation {
    /// For a new note, which has nothing but a text.
    public init(_ text: String) { self.init(text: text) }

    /// For samples and tests.
    public init(stringLiteral text: String) { self.init(text) }
}

/// One note of the user, and how far it has come on its way to the server.
public struct Note: Identifiable, Hashable, Sendable {
    /// Chosen on the device where the note was made, and the same on the server.
    public let id: String
    /// With the user's changes, whether or not the server has them yet.
    public var content: NoteContent
    public var status: NoteStatus

    public init(id: String, content: NoteContent, status: NoteStatus = .synced) {
        self.id = id
        self.content = content
        self.status = status
    }

    /// An id for a new note: 128 random bits, so that two devices never choose the same.
    public static func newID() -> ID {
        (0..<2).map { _ in
            let digits = String(UInt64.random(in: 0 ... .max), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// For previews, demos and the app on its first run.
    public static let samples = [
        Note(id: "n1", content: "Buy milk"), Note(id: "n2", content: "Call Bo"),
    ]
}

/// How far a note has come on its way to the server, or why it stays on this device.
public enum NoteStatus: Hashable, Sendable {
    case synced
    /// A change is on the disk, and is sent without the user's help.
    case waiting
    /// The server will never accept the change. The user retries or discards it.
    case rejected(reason: String)
    /// Somebody else changed the note during the user's edit, or since then. Nil stands for a deleted
    /// note.
    ///
    /// Retrying sends `mine` in place of `theirs`; discarding keeps `theirs`.
    case conflict(mine: NoteContent?, theirs: NoteContent?)
}
