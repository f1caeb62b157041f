/// What was typed into a note.
public struct NoteDraft: Equatable, Sendable {
    public var text: String
    /// The text from which the edit began; nil for a new note.
    public var original: String?
    public var progress = NoteProgress.unsaved

    public init(_ text: String, original: String?) {
        self.text = text
        self.original = original
    }

    /// A text without content is never saved: a new note vanishes then, another one keeps what it had.
    public var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

    /// Nil when the snapshots are sure to hold it.
    var afterSnapshot: NoteDraft? {
        var draft = self
        guard let progress = progress.afterSnapshot else { return nil }
        draft.progress = progress
        return draft
    }
}

/// How far a change has got on its way into the snapshots.
public enum NoteProgress: Equatable, Sendable {
    /// Nobody has it but this screen: it was typed a moment ago, or the repository refused it.
    case unsaved
    case saving
    /// On the disk. A snapshot that is already on its way to the screen may lack it.
    case saved
    /// One snapshot has come since. The next was published later, so it is sure to hold the change.
    case awaitingNextSnapshot

    /// Nil when nothing has to be shown over the snapshots any more.
    var afterSnapshot: NoteProgress? {
        switch self {
        case .unsaved, .saving: self
        case .saved: .awaitingNextSnapshot
        case .awaitingNextSnapshot: nil
        }
    }
}
