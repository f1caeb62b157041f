/// The part of a note that the user writes. The app and the server set all other fields.
public struct NoteContent: Hashable, Sendable {
    public var text: String

    /// Has no default values. So if a field is added, the compiler finds each call that lacks the field.
    public init(text: String) {
        self.text = text
    }

    /// True if the text is empty or has only white space. Such a content is never saved.
    public var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

    /// The same content with another text.
    public func with(text: String) -> NoteContent {
        var content = self
        content.text = text
        return content
    }
}

extension NoteContent: ExpressibleByStringInterpolation {
    /// For a new note, which has only a text.
    public init(_ text: String) { self.init(text: text) }

    /// For samples and tests.
    public init(stringLiteral text: String) { self.init(text) }
}

/// One note of the user, with its sync status.
public struct Note: Identifiable, Hashable, Sendable {
    /// Chosen on the device where the note was created. The server uses the same id.
    public let id: String
    /// The content with the user's changes, even if the server does not have the changes yet.
    public var content: NoteContent
    public var status: NoteStatus

    public init(id: String, content: NoteContent, status: NoteStatus = .synced) {
        self.id = id
        self.content = content
        self.status = status
    }

    /// For previews, demos, and an app that has stored nothing yet.
    public static let samples = [
        Note(id: "n1", content: "Buy milk"), Note(id: "n2", content: "Call Bo"),
    ]
}

/// The sync status of a note: does the server have the newest content, and if not, why?
public enum NoteStatus: Hashable, Sendable {
    case synced
    /// A change is stored on this device, but the server has not confirmed it yet. The change is sent
    /// without the user's help.
    case waiting
    /// The server has refused the change, and `reason` says why. The change is not sent again until the
    /// user retries or edits it. The user can also discard the change.
    case rejected(reason: String)
    /// Somebody else changed or deleted the note before the user's change reached the server. Nil stands
    /// for a deleted note.
    ///
    /// A retry sends `mine` in place of `theirs`; a discard keeps `theirs`.
    case conflict(mine: NoteContent?, theirs: NoteContent?)

    /// True if the user has to retry or discard a change.
    public var isStuck: Bool {
        switch self {
        case .rejected, .conflict: true
        case .synced, .waiting: false
        }
    }
}
