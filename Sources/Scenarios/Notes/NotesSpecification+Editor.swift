import Domain
import Presentation

extension NotesScenario {
    /// What is typed, and what is deleted.
    nonisolated static let ofEditor: [Clause<NotesScenario>] = [
        Clause(
            "The editor has the note that was opened or added last, until it is closed or gone",
            \.state.screen.openNoteID
        ) { history in
            var id = history.before.openNoteID
            switch history.lastUserStep {
            case .open(let tapped) where history.before.note(tapped) != nil: id = tapped
            case .add(let new) where history.before.isFree(new): id = new
            case .close: id = nil
            default: break
            }
            return id.flatMap(history.state.screen.note)?.id
        },
        Clause(
            "A draft is what was typed last, until the user forgets it or the snapshots hold it",
            \.state.screen.drafts
        ) { history in
            var ids = Set(history.before.drafts.keys)
            if case .add(let id)? = history.lastUserStep { ids.insert(id) }
            return ids.union([history.before.openNoteID].compactMap(\.self))
                .reduce(into: [:]) { $0[$1] = history.draft(of: $1) }
        },
        Clause(
            "A deleted note is hidden, until the delete fails or the snapshots lack it",
            \.state.screen.deletions
        ) { history in
            var deletions = history.before.deletions
            if history.hasSnapshot {
                deletions = deletions.compactMapValues(\.onceMoreInASnapshot)
            }
            for case .delete(let id, _) in history.begun { deletions[id] = .saving }
            if case (.delete(let id, _), let succeeded)? = history.answeredWrite {
                deletions[id] = succeeded ? .saved : nil
            }
            return deletions
        },
    ]
}

extension History<NotesScenario> {
    fileprivate func draft(of id: Note.ID) -> NoteDraft? {
        let (before, after) = (before, state.screen)
        var draft = before.drafts[id]
        switch lastUserStep {
        case .add(id) where before.isFree(id): draft = NoteDraft("", replacing: nil)
        case .type(let text) where before.openNoteID == id && text != before.text:
            draft = NoteDraft(text, replacing: before.baseOfNextChange(of: id))
        case .discard(id) where draft?.progress == .unsaved: draft = nil
        case .delete(id) where !before.isKnown(id): draft = nil
        default: break
        }
        let isClosed = before.openNoteID == id && after.openNoteID != id
        if isClosed, draft?.isBlank == true { draft = nil }
        if begun.contains(where: { $0.isSave(of: id) }) { draft?.progress = .saving }
        if hasSnapshot { draft = draft?.onceMoreInASnapshot }
        switch answeredWrite {
        case (.save(id, _, _), let succeeded)?
        where draft?.progress == .saving && !after.writes.contains { $0.isSave(of: id) }:
            draft?.progress = succeeded ? .saved : .unsaved
        case (.delete(id, _), true)?: draft = nil
        case (.discard(id), _)?
        where draft?.progress != .unsaved && lastAnswer?.value(Bool.self) == true:
            draft = nil
        default: break
        }
        return draft
    }
}

extension NotesState {
    /// Whether a new note can have this id.
    func isFree(_ id: Note.ID) -> Bool { note(id) == nil && deletions[id] == nil }

    /// What the user has typed and given to the repository, or else what the snapshot says.
    func baseOfNextChange(of id: Note.ID) -> String? {
        guard let draft = drafts[id] else { return snapshot?.notes.first { $0.id == id }?.text }
        return draft.progress == .unsaved ? draft.base : draft.text
    }
}

extension NoteDraft {
    fileprivate var onceMoreInASnapshot: NoteDraft? {
        var draft = self
        guard let progress = progress.onceMoreInASnapshot else { return nil }
        draft.progress = progress
        return draft
    }
}

extension NoteProgress {
    /// The second snapshot after a change is sure to hold it; the first may have been on its way.
    fileprivate var onceMoreInASnapshot: NoteProgress? {
        switch self {
        case .unsaved, .saving: self
        case .saved: .awaitingNextSnapshot
        case .awaitingNextSnapshot: nil
        }
    }
}
