import Domain
import Presentation

extension NotesScenario {
    nonisolated public static let specification =
        ofScreen + [
            Clause("Each wish to log in again is an event", \.state.logIns) { history in
                history.steps.count { $0 == .user(.logIn) }
            },
            Clause("No call ends before what it has asked for", { $0.callsEndedEarly }) { _ in [] },
        ]

    /// Without the events, which a parent handles, and the calls, of which it makes the first.
    nonisolated static let ofScreen: [Clause<NotesScenario>] = [
        Clause(
            "The list is the newest snapshot and the drafts over it, without what is deleted",
            \.state.screen.notes
        ) { history in
            var notes = history.newest(NotesSnapshot.self)?.value.notes ?? []
            for id in history.ids.sorted() {
                guard let draft = history.draft(of: id) else { continue }
                let index = notes.firstIndex { $0.id == id }
                if index == nil { notes.append(Note(id: id, text: "", status: .waiting)) }
                if !draft.isBlank { notes[index ?? notes.count - 1].text = draft.text }
            }
            return notes.filter { history.deletion(of: $0.id) == nil }
        },
        Clause("The snapshot is the newest that came in its turn", \.state.screen.snapshot) {
            $0.newest(NotesSnapshot.self)?.value
        },
        Clause(
            "What waits for the repository is what was asked for and not answered, oldest first",
            \.state.screen.writes
        ) { history in
            var writes = history.previousState?.screen.writes ?? []
            if let answered = history.lastAnswer?.request.name {
                writes.firstIndex { $0.name == answered }.map { _ = writes.remove(at: $0) }
            }
            return writes + history.asked(at: history.moments.count - 1)
        },
        Clause(
            "A draft is what was typed last, until the user forgets it or the snapshots hold it",
            \.state.screen.drafts
        ) { history in
            history.ids.reduce(into: [:]) { $0[$1] = history.draft(of: $1) }
        },
        Clause(
            "A deleted note is hidden, until the delete fails or the snapshots lack it",
            \.state.screen.deletions
        ) { history in
            history.ids.reduce(into: [:]) { $0[$1] = history.deletion(of: $1) }
        },
        Clause(
            "The editor has the note that was opened or added last, until it is closed or gone",
            \.state.screen.openNoteID
        ) { history in
            let tap = history.lastUserStep { $0.opens(before: $1.screen) != nil || $0 == .close }
            guard let tap else { return nil }
            let id = tap.step.opens(before: history.moments[tap.moment - 1].state.screen)
            return history.moments[tap.moment...].allSatisfy { moment in
                moment.state.screen.notes.contains { $0.id == id }
            } ? id : nil
        },
        Clause(
            """
            What is typed into the open note starts a pause; only a new observer and a refresh ask besides
            """,
            { $0.openedCalls }
        ) { history in
            if let answered = history.lastAnswer {
                return answered.request.isForSnapshot && answered.wasWanted ? ["next notes"] : []
            }
            switch history.lastUserStep {
            case .observe: return ["notes"]
            case .type(let text) where history.previousState?.screen.isEdited(by: text) == true:
                return ["wait 500 ms"]
            case .refresh: return ["sync"]
            default: return []
            }
        },
        Clause(
            "Of each note, the oldest write is in flight",
            { $0.open.filter { $0.kind == .commit }.map(\.name).sorted() }
        ) { history in
            Dictionary(grouping: history.state.screen.writes, by: \.id).compactMap(
                \.value.first?.name
            )
            .sorted()
        },
        Clause(
            """
            A new key or the next save ends the pause, a newer observer or refresh the older; nothing else \
            is cancelled
            """, \.cancelled
        ) { history in
            guard let step = history.lastUserStep else { return [] }
            return history.awaitedBefore { request in
                switch request.name {
                case "notes", "next notes": step == .observe
                case "sync": step == .refresh
                case "wait 500 ms":
                    if case .type(let text) = step {
                        history.previousState?.screen.isEdited(by: text) == true
                    } else {
                        step.saves
                    }
                default: false
                }
            }
        },
        Clause("The screen is loading until something comes", \.state.screen.isLoading) { history in
            guard history.state.screen.snapshot == nil, let observe = history.observe else {
                return false
            }
            return !history.answers.contains {
                $0.moment > observe && $0.wasWanted && $0.request.isForSnapshot
            }
        },
        Clause("The spinner shows whether the newest refresh is open", \.state.screen.isRefreshing)
        {
            $0.awaits("sync")
        },
        Clause(
            "The error is that of the last failure that nobody has dismissed and no refresh has replaced",
            \.state.screen.error
        ) {
            $0.lastError(NoteError.self) { step, error in
                step == .refresh || step == .clearError(nil) || step == .clearError(error.message)
            }
        },
    ]
}

extension History<NotesScenario> {
    /// The notes about which something is known before or after the last step.
    fileprivate var ids: Set<Note.ID> {
        let known = moments.suffix(2).map(\.state.screen).flatMap { screen in
            Array(screen.drafts.keys) + Array(screen.deletions.keys)
                + (screen.snapshot?.notes.map(\.id) ?? [])
        }
        if case .add(let id)? = lastUserStep { return Set(known + [id]) }
        return Set(known)
    }

    fileprivate func before(_ moment: Int) -> NotesState { moments[moment - 1].state.screen }

    /// How many snapshots have come in their turn since.
    private func snapshots(since moment: Int) -> Int {
        answers.count {
            $0.moment > moment && $0.wasWanted && $0.value(NotesSnapshot.self) != nil
        }
    }

    /// How far a change has got that was acknowledged at this moment; nil when the snapshots hold it.
    private func progress(acknowledged moment: Int) -> NoteProgress? {
        switch snapshots(since: moment) {
        case 0: .saved
        case 1: .awaitingNextSnapshot
        default: nil
        }
    }

    fileprivate func deletion(of id: Note.ID) -> NoteProgress? {
        if state.screen.writes.contains(.delete(id)) { return .saving }
        let deletes = answers.filter { $0.request.name == "delete \(id)" }
        return deletes.last.flatMap { $0.succeeded ? progress(acknowledged: $0.moment) : nil }
    }

    fileprivate func draft(of id: Note.ID) -> NoteDraft? {
        let typed = lastUserStep { step, before in
            switch step {
            case .add(id): before.screen.note(id) == nil && before.screen.deletions[id] == nil
            case .type(let text):
                before.screen.openNoteID == id && before.screen.isEdited(by: text)
            default: false
            }
        }
        guard let typed, !isForgotten(id, since: typed.moment) else { return nil }
        var draft = NoteDraft("", replacing: nil)
        if case .type(let text) = typed.step {
            draft = NoteDraft(text, replacing: before(typed.moment).base(of: id))
        }
        guard isAsked(id, since: typed.moment) else { return draft }
        if state.screen.writes.contains(where: { $0.isSave(of: id) }) {
            draft.progress = .saving
            return draft
        }
        let saves = answers.filter { $0.request.name.hasPrefix("save \(id) ") }
        guard let save = saves.last, save.succeeded else { return draft }
        guard let progress = progress(acknowledged: save.moment) else { return nil }
        draft.progress = progress
        return draft
    }

    /// Whether the repository was asked to save the note.
    private func isAsked(_ id: Note.ID, since moment: Int) -> Bool {
        moments.indices.dropFirst(moment + 1).contains { index in
            asked(at: index).contains { $0.isSave(of: id) }
        }
    }

    /// Whether the user has discarded, deleted or emptied what was typed.
    private func isForgotten(_ id: Note.ID, since moment: Int) -> Bool {
        let isAnswered = answers.contains { answered in
            guard answered.moment > moment, answered.succeeded else { return false }
            return answered.request.name == "delete \(id)"
                || answered.request.name == "discard \(id)" && answered.value(Bool.self) == true
                    && before(answered.moment).drafts[id]?.progress != .unsaved
        }
        return isAnswered
            || moments.indices.dropFirst(moment + 1).contains { index in
                let (before, after) = (before(index), moments[index].state.screen)
                let isUnsaved = before.drafts[id]?.progress == .unsaved
                switch moments[index].step {
                case .user(.discard(id)) where isUnsaved: return true
                case .user(.delete(id)) where isUnsaved && !before.isKnown(id): return true
                default:
                    return before.openNoteID == id && after.openNoteID != id
                        && before.drafts[id]?.isBlank == true
                }
            }
    }

    /// What the step at this moment, or the pause that ended then, asks the repository to do.
    fileprivate func asked(at moment: Int) -> [NoteWrite] {
        guard moment > 0 else { return [] }
        let before = before(moment)
        var step: NotesScenario.Step?
        switch moments[moment].step {
        case .user(let taken) where taken.saves: step = taken
        case .answer?:
            let answered = answers.last { $0.moment == moment }
            guard answered?.request.name == "wait 500 ms", answered?.wasWanted == true else {
                return []
            }
        default: return []
        }
        let saves = before.drafts.sorted { $0.key < $1.key }.filter { id, draft in
            draft.progress == .unsaved && !draft.isBlank && before.deletions[id] == nil
                && step != .delete(id) && step != .discard(id)
        }
        return saves.map { .save($0.key, $0.value.text, replacing: $0.value.base) }
            + (step.flatMap(before.asked(by:)) ?? [])
    }

    /// When the screen began to observe last.
    fileprivate var observe: Int? { lastUserStep { step, _ in step == .observe }?.moment }

    fileprivate var openedCalls: [String] {
        requests.filter { $0.opened == moments.count - 1 && $0.kind != .commit }.map(\.name)
    }

    fileprivate var callsEndedEarly: Set<Int> {
        var asked = callsInFlight.filter { moments[$0].step?.ofUser != nil }
        if awaits("notes") || awaits("next notes"), let observe { asked.insert(observe) }
        return asked.subtracting(calls)
    }
}

extension NotesState {
    fileprivate func isEdited(by text: String) -> Bool {
        openNoteID != nil && text != self.text
    }

    /// What an edit begins from: what the user typed and has saved, or is saving, or else the snapshot.
    fileprivate func base(of id: Note.ID) -> String? {
        guard let draft = drafts[id] else { return snapshot?.notes.first { $0.id == id }?.text }
        return draft.progress == .unsaved ? draft.base : draft.text
    }

    /// Whether the repository has the note, or is about to.
    fileprivate func isKnown(_ id: Note.ID) -> Bool {
        snapshot?.notes.contains { $0.id == id } == true || writes.contains { $0.id == id }
            || drafts[id]?.progress != .unsaved
    }

    /// What a step asks for besides saving what was typed.
    fileprivate func asked(by step: NotesScenario.Step) -> [NoteWrite]? {
        switch step {
        case .delete(let id) where note(id) != nil && isKnown(id): [.delete(id)]
        case .retry(let id) where needsHelp(id): [.retry(id)]
        case .discard(let id) where needsHelp(id): [.discard(id)]
        default: nil
        }
    }
}

extension NotesScenario.Step {
    /// Whether what was typed is saved first.
    fileprivate var saves: Bool {
        switch self {
        case .observe, .type, .refresh, .logIn, .clearError: false
        case .add, .open, .close, .leave, .delete, .retry, .discard: true
        }
    }

    /// The note that the step opens in the editor; nil if it opens none.
    fileprivate func opens(before: NotesState) -> Note.ID? {
        switch self {
        case .open(let id): before.note(id) == nil ? nil : id
        case .add(let id):
            before.note(id) == nil && before.deletions[id] == nil ? id : nil
        default: nil
        }
    }
}

extension RequestSpan {
    fileprivate var isForSnapshot: Bool { name == "notes" || name == "next notes" }
}

extension NoteWrite {
    fileprivate func isSave(of id: Note.ID) -> Bool {
        if case .save(id, _, _) = self { true } else { false }
    }
}
