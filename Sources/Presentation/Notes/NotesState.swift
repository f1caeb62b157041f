public import Domain

/// All that the notes screen knows; what can be derived is derived.
///
/// Snapshots come at any time. What the user does shows at once, as a draft or a deletion over the
/// newest snapshot.
public struct NotesState: Equatable, Sendable {
    public let session: Session
    /// Nil until the first one has come.
    public var snapshot: NotesSnapshot?
    public var isLoading = false
    public var openNoteID: Note.ID?
    /// Texts that were typed, each until the snapshots are sure to hold it.
    public var drafts: [Note.ID: NoteDraft] = [:]
    /// Notes that were deleted, each until the snapshots are sure to lack it.
    public var deletions: [Note.ID: NoteProgress] = [:]
    /// Not answered yet, oldest first. Of each note, one write at a time is in flight.
    public var writes: [NoteWrite] = []
    public var isRefreshing = false
    /// The last error of this device, until it is dismissed or a refresh starts.
    public var error: NoteError?

    /// The note to which a link leads, until it is known whether there is one.
    public var linkedNoteID: Note.ID?

    public init(session: Session) {
        self.session = session
    }
}

extension NotesState {
    /// As the list shows them: last those that are in no snapshot yet.
    public var notes: [Note] {
        let known = snapshot?.notes ?? []
        let new = drafts.keys.filter { id in !known.contains { $0.id == id } }.sorted()
            .map { Note(id: $0, content: "", status: .waiting) }
        return (known + new).filter { deletions[$0.id] == nil }.map { note in
            var note = note
            if let draft = drafts[note.id]?.content, !draft.isBlank { note.content = draft }
            return note
        }
    }

    /// Nil when none is open.
    public var openNote: Note? { openNoteID.flatMap(note) }

    /// In the editor: the draft, or else the text of the note.
    public var text: String {
        openNoteID.flatMap { drafts[$0]?.content.text } ?? openNote?.content.text ?? ""
    }

    public var sync: SyncStatus { snapshot?.sync ?? .idle }

    /// The note of this id, if the list shows one. Looks through the notes.
    public func note(_ id: Note.ID) -> Note? { notes.first { $0.id == id } }

    /// True while a text of this note is not known to be on the disk.
    public func isUnsaved(_ id: Note.ID) -> Bool {
        drafts[id]?.progress == .unsaved || drafts[id]?.progress == .saving
    }

    /// The user has to decide what becomes of this note, and has not done so.
    public func needsHelp(_ note: Note) -> Bool {
        guard !writes.contains(.retry(note.id)), !writes.contains(.discard(note.id)) else {
            return false
        }
        switch note.status {
        case .rejected, .conflict: return true
        case .synced, .waiting: return false
        }
    }
}
