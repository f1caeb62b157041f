public import Domain
public import NotesDomain
public import Presentation

/// The state of the notes screen. All other values that the screen shows are computed from it.
///
/// Snapshots arrive at any time. The user's own changes are shown at once, on top of the newest
/// snapshot.
public struct NotesState: Equatable, Identifiable, Sendable {
    public let session: Session
    /// Nil until the first snapshot arrives.
    public var snapshot: NotesSnapshot?
    /// The user's writes that the snapshot may not contain yet, oldest first. Each note has at most one
    /// unsaved text.
    public var pending: [PendingWrite] = []
    public var loading = Loading<NoteError>.never
    public var isRefreshing = false
    /// The note in the editor.
    public var selectedNoteID: Note.ID?
    /// The note that a link leads to, until it is known whether this note exists. Another note may be in
    /// the editor until then.
    public var linkedNoteID: Note.ID?
    /// The logout that asks whether to lose the texts whose save has failed.
    public var question: LogOut?
    /// The number of edits since the last save.
    public var unsavedChanges = 0
    /// The errors of reads, of refreshes and links, and of writes on this device.
    public var errors = ScreenErrors<NoteError>()

    public init(session: Session) { self.session = session }
}

/// An event of the notes screen, for the parent that shows this screen.
public enum NotesEvent: Equatable, Sendable {
    /// The user wants to log in again, because the server asks for it.
    case logInRequested
    /// The user logs out, although a text is not saved.
    case logOutConfirmed(LogOut)
}

extension NotesState {
    public var id: String { session.email }

    /// The notes as the list shows them. Notes that are in no snapshot yet come last.
    public var notes: [Note] {
        pending.reduce(into: snapshot?.notes ?? []) { notes, pending in pending.show(in: &notes) }
    }

    /// The note with this id; nil if the list does not show it. Searches the whole list.
    public func note(_ id: Note.ID) -> Note? { notes.first { $0.id == id } }

    /// Nil if no note is selected, or if the list does not show the selected note.
    public var selectedNote: Note? { selectedNoteID.flatMap(note) }

    /// The content that the editor shows: the newest typed text, or else the content of the note. Nil if
    /// the list does not show the note.
    func content(of id: Note.ID) -> NoteContent? {
        note(id).map { pending.draft(of: id)?.content ?? $0.content }
    }

    /// The text that the editor shows; empty if the list does not show the note.
    public func text(of id: Note.ID) -> String { content(of: id)?.text ?? "" }

    /// True until the typed text of this note is known to be on the disk.
    public func isUnsaved(_ id: Note.ID) -> Bool {
        guard let draft = pending.draft(of: id) else { return false }
        return draft.isUnsaved || draft.progress == .inFlight
    }

    /// True after many edits without a save. A save is needed, so that a crash can lose only a few edits.
    var isSaveDue: Bool { unsavedChanges >= 50 }

    /// The writes that have no answer yet, oldest first. Writes of the same note go out one after the
    /// other.
    public var writes: [NoteWrite] { pending.filter { $0.progress == .inFlight }.map(\.write) }

    /// True if the user has to retry or discard a change of this note, and has done neither yet.
    public func needsHelp(_ note: Note) -> Bool {
        note.status.isStuck
            && !pending.contains { [.retry(note.id), .discard(note.id)].contains($0.write) }
    }

    public var sync: SyncStatus { snapshot?.sync ?? .idle }
}

extension NotesState: LoadingState {
    public var isWriting: Bool { !writes.isEmpty }

    /// Clears the error of the last read, and shows a spinner unless that read has succeeded.
    public mutating func beginLoad() {
        errors.beginRead()
        if loading != .loaded { loading = .loading }
    }

    /// Shows a spinner, and clears the error of the last read.
    mutating func beginRefresh() {
        isRefreshing = true
        errors.beginRead()
    }

    /// Ends the spinners, because the reads are cancelled and get no answer.
    mutating func stop() {
        loading.endSpinner()
        isRefreshing = false
    }
}
