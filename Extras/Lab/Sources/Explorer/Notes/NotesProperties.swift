import Domain
import Presentation
package import Scenarios

extension NotesScenario {
    nonisolated package static let properties: [Property<NotesScenario>] = [
        Property("What was typed is on the screen until the snapshots hold what is on the disk") {
            history in
            history.edits(\.screen, { $0 }).filter { edit in
                history.state.screen.shownContent(of: edit.id)?.text != edit.text
                    && history.save(of: edit).map(history.isHeldBySnapshots) != true
            }
        },
        Property("What was typed is given to the repository, at the latest after a pause") {
            history in
            history.edits(\.screen, { $0 }).filter {
                !history.isWritten($0) && !history.awaits("wait 500 ms")
            }
        },
        Property("What was typed is marked as long as it is not on the disk") { history in
            history.edits(\.screen, { $0 }).filter { edit in
                let isOnDisk = history.save(of: edit).map { history.hasDone($0, since: 0) } == true
                // The same text, typed again, may be on the disk by an earlier save.
                let isTypedAgain = isOnDisk && history.awaits("wait 500 ms")
                return history.state.screen.isUnsaved(edit.id) == isOnDisk && !isTypedAgain
            }
        },
        Property("A save replaces what the user has seen") { history in
            history.requests.filter { request in
                guard let original = NoteWrite.original(inSave: request.name) else { return false }
                return !history.moments.contains {
                    $0.state.screen.shownContent(of: request.noteID)?.words == original
                }
            }
            .map(\.name)
        },
        Property("A deleted note is hidden, until that fails or the snapshots are sure to lack it")
        {
            history in
            history.requests.filter { $0.name.hasPrefix("delete ") }.filter { delete in
                (!delete.isAnswered || history.hasDone(delete, since: 0))
                    && !history.isHeldBySnapshots(delete)
                    && history.state.screen.note(delete.noteID) != nil
            }
            .map(\.name)
        },
        Property("What the user has not changed is as in the newest snapshot") {
            $0.unchanged($0.state.screen.notes)
        } is: {
            $0.unchanged($0.newest(NotesSnapshot.self)?.value.notes ?? [])
        },
        Property("Of each note, one write at a time is in flight") { history in
            let ids = history.open.filter { $0.kind == .write }.map(\.noteID)
            return ids.filter { id in ids.count { $0 == id } > 1 }
        },
        .readsAreReplaced(),
        .spinner(\.screen.isRefreshing, of: "sync"),
        Property(error: \.screen.error, remembering: ()) {
            if case .clearError(let message) = $0 { message } else { nil }
        } replace: { error, _, event in
            // What the screen says of itself, no service has said.
            if let own = event.now.screen.error, own == .empty || own.isNotFound {
                error = own
                return true
            }
            switch event.what {
            case .input(.refresh): error = nil
            case .input(.link) where event.now.screen.linkedNoteID != nil:
                if !event.before.screen.isRefreshing { error = nil }
            // It was to go, and has gone.
            case .answer(let answer):
                guard case .failure(let gone as NoteError)? = answer.result else { return false }
                return gone.isNotFound
            case .input: return false
            }
            return true
        },
    ]
}

extension History<NotesScenario> {
    /// It has succeeded, and a snapshot of its revision or a later one has come.
    fileprivate func isHeldBySnapshots(_ write: Requests.Request) -> Bool {
        let done = answers.first { $0.request.number == write.number && $0.succeeded }
        guard let revision = done?.value(Int.self) else { return false }
        return answers.contains { answer in
            answer.wasWanted
                && answer.value(NotesSnapshot.self).map { $0.revision >= revision } == true
        }
    }

    fileprivate func unchanged(_ notes: [Note]) -> [Note] {
        notes.filter { note in
            !state.screen.pending.contains { $0.write.id == note.id }
                && !requests.contains { $0.kind == .write && $0.noteID == note.id }
        }
    }
}

extension NoteError {
    fileprivate var isNotFound: Bool { if case .notFound = self { true } else { false } }
}

extension NotesState {
    /// The content of a note in the list or the editor.
    fileprivate func shownContent(of id: Note.ID) -> NoteContent? {
        let content = note(id)?.content
        return id == selectedNoteID ? (content ?? "").with(text: text) : content
    }
}
