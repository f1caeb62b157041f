import Domain
public import Explorer
public import NotesDomain
import NotesPresentation
import Presentation
import Scenarios

extension NotesScenario: Feature {
    nonisolated static func doesSeveral(_ step: Step) -> Bool {
        if case .link = step { true } else { false }
    }

    nonisolated static let walkContent = [
        Note(id: "n1", content: "a"), Note(id: "n5", content: "e"),
    ]

    nonisolated static let properties: [Property<NotesScenario>] = [
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
                // If the same text is typed again, it may be on the disk already because of an earlier
                // save.
                let isTypedAgain =
                    isOnDisk && (history.awaits("wait 500 ms") || history.isWriting(edit.id))
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
        Property(
            error: \.screen.error, remembering: (ofRead: NoteError?.none, ofStream: NoteError?.none)
        ) {
            if case .clearError(let message) = $0 { message } else { nil }
        } begun: { event in
            event.begunWrites
        } own: { errors, last, event in
            // If a stream fails twice with the same error, the second error is not shown.
            if case .input(.observe) = event.what { last.ofStream = nil }
            if case .answer(let answer) = event.what, answer.request.isSnapshot {
                let error = answer.noteError
                if error != nil, error == last.ofStream { errors.ofRead = last.ofRead }
                last.ofStream = error
            }
            // These errors come from the screen itself, not from a service.
            if errors.ofWrites.isEmpty, let own = event.now.screen.error,
                own == .empty || own.isGone
            {
                errors.ofRead = own
            }
            last.ofRead = errors.ofRead
        },
        Property("A note is called gone by an answer of success, not by a failure") { history in
            let isGone = history.state.screen.error?.isGone == true
            let wasGone = history.previousState?.screen.error?.isGone == true
            // When a write begins or fails, an error may appear that the error of another write has
            // hidden.
            guard isGone, !wasGone, let answer = history.lastAnswer,
                [.read, .stream].contains(answer.request.kind)
            else { return [] }
            return answer.succeeded ? [] : [answer.request.name]
        },
        Property("The note in the editor is the one that the user opened, added or linked last") {
            history in
            let (asked, _) = history.folded(
                "asked",
                from: (history.moments[0].state.screen.selectedNoteID, link: Note.ID?.none)
            ) { asked, event in
                let hasNote = { event.before.screen.note($0) != nil }
                switch event.what {
                case .input(.add(let id)):
                    if !hasNote(id), event.now.screen.selectedNoteID == id { asked = (id, nil) }
                case .input(.open(let id)): if hasNote(id) { asked = (id, nil) }
                case .input(.link(let id)): asked = hasNote(id) ? (id, nil) : (asked.0, id)
                case .input(.close):
                    if asked.0 == asked.link { asked.link = nil }
                    asked.0 = nil
                case .input(.delete(let id)): if id == asked.0, hasNote(id) { asked.0 = nil }
                case .answer(let answer) where answer.request.name == "sync":
                    if answer.noteError != nil { asked.link = nil }
                case .input, .answer, .other: break
                }
                // A waiting link opens its note when the note arrives, unless an error says before that
                // the note is gone.
                guard let id = asked.link else { return }
                if event.now.screen.note(id) != nil { asked = (id, nil) }
                if event.now.screen.error?.isGone == true { asked.link = nil }
            }
            let selected = history.state.screen.selectedNoteID
            return selected == nil || selected == asked ? [] : [selected]
        },
    ]
}

extension History<NotesScenario> {
    /// True if the write has succeeded, and a snapshot with its revision or a later revision has come.
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

extension History<NotesScenario>.Event {
    /// The keys of the writes that began at this event.
    fileprivate var begunWrites: [String] {
        now.screen.begunWrites(since: before.screen)
    }
}

extension NotesState {
    /// The keys of the writes that wait or are in flight now and were not before.
    func begunWrites(since before: NotesState) -> [String] {
        writes.filter { write in
            writes.count { $0 == write } > before.writes.count { $0 == write }
        }
        .map(\.key)
    }
}

extension History<NotesScenario>.Answered {
    fileprivate var noteError: NoteError? {
        if case .failure(let error as NoteError)? = result { error } else { nil }
    }
}

extension NoteError: GoneError {
    public var isGone: Bool { if case .notFound = self { true } else { false } }
}

extension Requests.Request {
    /// True if the answer to this request is a snapshot of the notes.
    fileprivate var isSnapshot: Bool { name.hasPrefix("notes") || name.hasPrefix("next notes") }
}

extension NotesState {
    /// The content of a note in the list or the editor.
    fileprivate func shownContent(of id: Note.ID) -> NoteContent? {
        let content = note(id)?.content
        return id == selectedNoteID ? (content ?? "").with(text: text) : content
    }
}
