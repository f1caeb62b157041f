import Domain

extension NotesState {
    /// Nil when there are notes to show.
    var placeholder: ListPlaceholder? {
        guard notes.isEmpty else { return nil }
        return ListPlaceholder(isLoading: isLoading, failure: error?.message)
    }

    /// The error, where there are notes to show it over. Where there are none, the placeholder shows it.
    var alertError: NoteError? {
        notes.isEmpty ? nil : error
    }

    /// What the row and the editor show of a note.
    func content(of note: Note) -> NoteContent {
        NoteContent(
            note: note, isUnsaved: isUnsaved(note.id) && openNoteID != note.id,
            canDecide: needsHelp(note.id) || drafts[note.id]?.progress == .unsaved)
    }
}

/// A note as its views show it.
struct NoteContent: Identifiable, Hashable {
    let note: Note
    /// Whether its text is on no disk, though nobody types into it any more.
    let isUnsaved: Bool
    /// Whether Retry and Discard do something.
    let canDecide: Bool

    var id: Note.ID { note.id }

    /// The first line that has something.
    var title: String {
        let line = note.text.split(whereSeparator: \.isNewline).first { line in
            !line.allSatisfy(\.isWhitespace)
        }
        return line.map(String.init) ?? "New Note"
    }

    /// What the user should know about it; nil when all is well.
    var statusText: String? {
        if isUnsaved { return "Not saved" }
        return switch note.status {
        case .synced: nil
        case .waiting: "Waiting to be sent"
        case .rejected(let reason): "Rejected: \(reason)"
        case .conflict: "Also changed elsewhere"
        }
    }
}
