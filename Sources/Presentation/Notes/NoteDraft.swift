public import Domain

/// What was typed into a note, and whether it is on the disk.
public struct NoteDraft: Equatable, Sendable {
    public var content: NoteContent
    /// From which the edit began; nil for a new note.
    public var original: NoteContent?
    public var progress = NoteProgress.unsaved

    public init(_ content: NoteContent, original: NoteContent?) {
        self.content = content
        self.original = original
    }
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
