public import Domain

/// All that the notes screen knows; what can be derived is derived.
///
/// Snapshots come at any time. What the user does shows at once, over the newest snapshot.
public struct NotesState: Equatable, Sendable {
    public let session: Session
    /// Nil until the first one has come.
    public var snapshot: NotesSnapshot?
    /// What the user did and the snapshots may lack, oldest first. Of each note, one save at most is unsaved.
    public var pending: [PendingWrite] = []
    public var loading = Loading<NoteError>.never
    public var isRefreshing = false
    /// The note in the editor.
    public var selectedNoteID: Note.ID?
    /// The note to which a link leads, until it is known whether there is one.
    public var linkedNoteID: Note.ID?
    /// How often texts have changed since they were last saved.
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

    /// As the list shows them: last those that are in no snapshot yet.
    public var notes: [Note] {
        pending.reduce(into: snapshot?.notes ?? []) { notes, pending in pending.show(in: &notes) }
    }

    /// The note of this id, if the list shows one. Looks through the notes.
    public func note(_ id: Note.ID) -> Note? { notes.first { $0.id == id } }

    /// Nil when none is selected, and when the selected one is gone.
    public var selectedNote: Note? { selectedNoteID.flatMap(note) }

    /// As the editor has it: what was typed, or else what the note has. Nil when the list shows no such note.
    func content(of id: Note.ID) -> NoteContent? {
        note(id).map { pending.draft(of: id)?.content ?? $0.content }
    }

    /// In the editor of this note; empty when the note is not known.
    public func text(of id: Note.ID) -> String { content(of: id)?.text ?? "" }

    /// True while a text of this note is not known to be on the disk.
    public func isUnsaved(_ id: Note.ID) -> Bool {
        guard let draft = pending.draft(of: id) else { return false }
        return draft.isUnsaved || draft.progress == .inFlight
    }

    /// Something that was typed could not be saved, and has not been tried again.
    var hasRefusedText: Bool { pending.contains { $0.progress == .refused } }

    /// Who types on and on, without a pause, does not lose all of it with the device.
    var isSaveDue: Bool { unsavedChanges >= 50 }

    /// Not answered yet, oldest first. Of each note, one write at a time is in flight.
    public var writes: [NoteWrite] { pending.filter { $0.progress == .inFlight }.map(\.write) }

    /// The user has to decide what becomes of this note, and has not done so.
    public func needsHelp(_ note: Note) -> Bool {
        if writes.contains(.retry(note.id)) || writes.contains(.discard(note.id)) { return false }
        return switch note.status {
        case .rejected, .conflict: true
        case .synced, .waiting: false
        }
    }

    public var sync: SyncStatus { snapshot?.sync ?? .idle }
}
