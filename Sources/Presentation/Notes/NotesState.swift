public import Domain

/// All that the notes screen knows; the rest is derived from it.
///
/// Snapshots come at any time. The user's changes show at once, over the newest snapshot.
public struct NotesState: Equatable, Sendable {
    public let session: Session
    /// Nil until the first snapshot has come.
    public var snapshot: NotesSnapshot?
    /// The user's writes that the snapshot may lack, oldest first. Each note has at most one text that is
    /// not saved.
    public var pending: [PendingWrite] = []
    public var loading = Loading<NoteError>.never
    public var isRefreshing = false
    /// The note in the editor.
    public var selectedNoteID: Note.ID?
    /// The note of a link, until it is known whether there is one.
    public var linkedNoteID: Note.ID?
    /// The number of edits since the last save.
    public var unsavedChanges = 0
    /// The last error of this device, until it is dismissed or a refresh starts.
    public var error: NoteError?

    public init(session: Session) {
        self.session = session
    }
}

/// Emitted once, for the screen that the notes are part of.
public enum NotesEvent: Equatable, Sendable {
    /// The server wants the user to log in again.
    case logInRequested
}

extension NotesState {
    public var isLoading: Bool { loading == .loading }

    /// As the list shows them. Those that are in no snapshot yet come last.
    public var notes: [Note] {
        pending.reduce(into: snapshot?.notes ?? []) { notes, pending in pending.show(in: &notes) }
    }

    /// The note of this id, if the list shows it. Searches the whole list.
    public func note(_ id: Note.ID) -> Note? { notes.first { $0.id == id } }

    /// Nil when none is selected, and when the selected one is gone.
    public var selectedNote: Note? { selectedNoteID.flatMap(note) }

    /// The content in the editor: what was typed, or else what the note has. Nil if the list does not
    /// show the note.
    func content(of id: Note.ID) -> NoteContent? {
        note(id).map { pending.draft(of: id)?.content ?? $0.content }
    }

    /// The text in the editor; empty if the note is not known.
    public func text(of id: Note.ID) -> String { content(of: id)?.text ?? "" }

    /// True while a text of this note is not known to be on the disk.
    public func isUnsaved(_ id: Note.ID) -> Bool {
        guard let draft = pending.draft(of: id) else { return false }
        return draft.isUnsaved || draft.progress == .inFlight
    }

    /// True after many edits without a pause, so that a device that fails loses few of them.
    var isSaveDue: Bool { unsavedChanges >= 50 }

    /// The writes that have no answer yet, oldest first. Those of one note go out one after the other.
    public var writes: [NoteWrite] { pending.filter { $0.progress == .inFlight }.map(\.write) }

    /// True if the user has to retry or discard a change of this note, and has not done so yet.
    public func needsHelp(_ note: Note) -> Bool {
        if writes.contains(.retry(note.id)) || writes.contains(.discard(note.id)) { return false }
        return switch note.status {
        case .rejected, .conflict: true
        case .synced, .waiting: false
        }
    }

    public var sync: SyncStatus { snapshot?.sync ?? .idle }
}

extension NotesState: TabState {
    public var isWriting: Bool { !writes.isEmpty }
    public var writeError: (any DomainError)? { error }
    public var hasRefusedText: Bool { pending.contains { $0.progress == .refused } }
}
