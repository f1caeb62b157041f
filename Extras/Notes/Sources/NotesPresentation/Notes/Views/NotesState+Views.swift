import Domain
import Foundation
import NotesDomain
import Presentation

extension NotesState {
    var list: ListContent<ShownNote, NoteError> {
        let rows = notes.map(shown)
        let isFetching = isLoading || isRefreshing || rows.isEmpty && sync == .syncing
        return ListContent(rows, isFetching ? .loading : loading, errors: errors)
    }

    /// True if the server may have notes that are not on this device yet.
    var mayLackNotes: Bool { sync != .idle || unreadable != nil }

    /// Says how many notes can't be read; nil if all can.
    var unreadable: String? {
        snapshot.flatMap { $0.unreadable > 0 ? NotesTexts.unreadable($0.unreadable) : nil }
    }

    /// The problem of the sync is here, and not in the row that shows it. If the row announced it,
    /// VoiceOver would speak it again each time the row scrolls back into view.
    var announcements: [String] {
        [sync.problem, unreadable].compactMap(\.self) + list.announcements
    }

    /// Nil if the editor is closed.
    var openNote: OpenNote? {
        selectedNoteID.map { OpenNote(id: $0, note: note($0).map(shown), text: text(of: $0)) }
    }

    /// The text on a page. While another note replaces it, the closing page keeps its text.
    func text(on page: OpenNote) -> String {
        page.id == selectedNoteID ? text(of: page.id) : page.text
    }

    func shown(_ note: Note) -> ShownNote {
        ShownNote(
            note: note, isUnsaved: isUnsaved(note.id) && selectedNoteID != note.id,
            canDecide: needsHelp(note) || pending.draft(of: note.id)?.isUnsaved == true)
    }
}

/// The note in the editor.
struct OpenNote: Identifiable, Equatable {
    let id: Note.ID
    /// Nil until the note is loaded.
    let note: ShownNote?
    let text: String
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

    /// What the user has to decide after a conflict or a rejected change; nil if there is nothing to
    /// decide.
    var question: String? { status.isStuck ? statusText : nil }
}

extension SyncStatus {
    /// The text that says why notes can't be synced; nil if there is no problem.
    var problem: String? {
        switch self {
        case .idle, .syncing: nil
        case .offline(_, let answer): answer == nil ? NotesTexts.offline : NotesTexts.busy
        case .failed(let error): error.message
        case .loggedOut: NotesTexts.logIn
        }
    }

    func nextTry(after now: Date) -> Date? {
        guard case .offline(let time, _) = self else { return nil }
        return now.addingTimeInterval(time / .seconds(1))
    }
}
