import Domain

extension NotesState {
    var list: ListContent<ShownNote, NoteError> {
        let rows = notes.map(shown)
        let isFetching = isLoading || isRefreshing || rows.isEmpty && sync == .syncing
        return ListContent(rows, isFetching ? .loading : loading, error: error)
    }

    /// True if the server may have notes that are not on this device yet.
    var mayLackNotes: Bool { sync != .idle }

    func shown(_ note: Note) -> ShownNote {
        ShownNote(
            note: note, isUnsaved: isUnsaved(note.id) && selectedNoteID != note.id,
            canDecide: needsHelp(note) || pending.draft(of: note.id)?.isUnsaved == true)
    }
}

/// A note, and what its row and its editor show in addition to the content.
struct ShownNote: Identifiable, Hashable {
    let note: Note
    /// True if the editor was closed and the text is still not saved.
    let isUnsaved: Bool
    /// True if the user can retry or discard a change of this note.
    let canDecide: Bool

    var id: Note.ID { note.id }

    var status: NoteStatus { note.status }

    /// The first line that is not blank.
    var title: String {
        let line = note.content.text.split(whereSeparator: \.isNewline).first { line in
            !line.allSatisfy(\.isWhitespace)
        }
        return line.map(String.init) ?? NotesTexts.newNote
    }

    /// Why the server does not have the newest content of this note, in a few words; nil if the server
    /// has it.
    var statusText: String? {
        if isUnsaved { return NotesTexts.unsaved }
        return switch status {
        case .synced: nil
        case .waiting: NotesTexts.waiting
        case .rejected(let reason): NotesTexts.rejected(reason)
        case .conflict: NotesTexts.conflict
        }
    }
}
