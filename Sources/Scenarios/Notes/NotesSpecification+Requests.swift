import Domain
import Presentation

extension NotesScenario {
    /// What is asked for, and when it is asked no more.
    nonisolated static let ofRequests: [Clause<NotesScenario>] = [
        Clause(
            "What waits for the repository is what was asked for and not answered, oldest first",
            \.state.screen.writes
        ) { history in
            var writes = history.before.writes
            if let answered = history.answeredWrite?.write {
                writes.firstIndex(of: answered).map { _ = writes.remove(at: $0) }
            }
            return writes + history.begun
        },
        Clause(
            "Of each note, the oldest write is in flight",
            { $0.open.filter { $0.kind == .commit }.map(\.name).sorted() }
        ) { history in
            Dictionary(grouping: history.state.screen.writes, by: \.id).values
                .map { $0[0].name }.sorted()
        },
        Clause(
            """
            What is typed into the open note starts a pause; only a new observer and a refresh ask besides
            """,
            { $0.openedCalls }
        ) { history in
            switch history.lastUserStep {
            case .observe: ["notes"]
            case .type where history.isEdited: ["wait 500 ms"]
            case .refresh: ["sync"]
            case nil where history.lastAnswer?.isOfObserver == true: ["next notes"]
            default: []
            }
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
                case "wait 500 ms": history.isEdited || step.saves
                default: false
                }
            }
        },
    ]
}

extension History<NotesScenario> {
    /// What the last step asks the repository to do. What was typed comes first.
    var begun: [NoteWrite] {
        let step = lastUserStep
        let hasPaused = lastAnswer?.request.name == "wait 500 ms" && lastAnswer?.wasWanted == true
        guard step?.saves ?? hasPaused else { return [] }
        let saves = before.drafts.sorted { $0.key < $1.key }.filter { id, draft in
            draft.progress == .unsaved && !draft.isBlank && before.deletions[id] == nil
                && step != .delete(id) && step != .discard(id)
        }
        return saves.map { .save($0, $1.text, replacing: $1.base) }
            + [step.flatMap(before.asked)].compactMap(\.self)
    }

    /// The write that the last step has answered.
    var answeredWrite: (write: NoteWrite, succeeded: Bool)? {
        guard let answer = lastAnswer else { return nil }
        let write = before.writes.first { $0.name == answer.request.name }
        return write.map { ($0, answer.succeeded) }
    }

    /// Whether the last step was a new text in the editor.
    fileprivate var isEdited: Bool {
        guard case .type(let text)? = lastUserStep else { return false }
        return before.openNoteID != nil && text != before.text
    }

    fileprivate var openedCalls: [String] {
        requests.filter { $0.opened == moments.count - 1 && $0.kind != .commit }.map(\.name)
    }
}

extension History<NotesScenario>.Answered {
    fileprivate var isOfObserver: Bool {
        wasWanted && (request.name == "notes" || request.name == "next notes")
    }
}

extension NotesState {
    /// Whether the repository has the note, or is about to.
    func isKnown(_ id: Note.ID) -> Bool {
        snapshot?.notes.contains { $0.id == id } == true || writes.contains { $0.id == id }
            || drafts[id]?.progress != .unsaved
    }

    /// What a step asks for besides saving what was typed.
    fileprivate func asked(by step: NotesScenario.Step) -> NoteWrite? {
        switch step {
        case .delete(let id) where note(id) != nil && isKnown(id):
            .delete(id, ifStill: baseOfNextChange(of: id))
        case .retry(let id) where needsHelp(id): .retry(id)
        case .discard(let id) where needsHelp(id): .discard(id)
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
}

extension NoteWrite {
    func isSave(of id: Note.ID) -> Bool {
        if case .save(id, _, _) = self { true } else { false }
    }
}
