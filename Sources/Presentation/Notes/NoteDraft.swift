import Domain

/// A text that was typed into a note, and whether it is on the disk.
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
}

/// How far a change has got on its way into the snapshots.
public enum NoteProgress: Equatable, Sendable {
    /// Nobody has it but this screen: it was typed a moment ago, or the repository refused it.
    case unsaved
    case saving
    /// On the disk. Snapshots of this revision hold it, and so do all later ones.
    case saved(revision: Int)

    /// True if this snapshot holds the change, so nothing has to be shown over it any more.
    func isHeld(by snapshot: NotesSnapshot?) -> Bool {
        guard case .saved(let revision) = self, let snapshot else { return false }
        return snapshot.revision >= revision
    }
}
