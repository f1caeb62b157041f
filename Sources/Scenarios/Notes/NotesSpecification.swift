import Domain
import Presentation

// Most sentences say what the last step changes: that is enough, because each is checked after each step.

extension NotesScenario {
    nonisolated public static let specification =
        ofScreen + [
            Clause("Each wish to log in again is an event", \.state.logIns) { history in
                history.steps.count { $0 == .user(.logIn) }
            },
            Clause("No call ends before what it has asked for", { $0.callsEndedEarly }) { _ in [] },
        ]

    /// Without the events, which a parent handles, and the calls, of which it makes the first.
    nonisolated static let ofScreen: [Clause<NotesScenario>] =
        [
            Clause(
                "The list is the newest snapshot with the drafts in it, without what is deleted",
                \.state.screen.notes
            ) { history in
                var notes = history.newest(NotesSnapshot.self)?.value.notes ?? []
                for (id, draft) in history.state.screen.drafts.sorted(by: { $0.key < $1.key }) {
                    let index = notes.firstIndex { $0.id == id }
                    if index == nil { notes.append(Note(id: id, text: "", status: .waiting)) }
                    if !draft.isBlank { notes[index ?? notes.count - 1].text = draft.text }
                }
                return notes.filter { history.state.screen.deletions[$0.id] == nil }
            },
            Clause("How things stand is what the newest snapshot says", \.state.screen.sync) {
                $0.newest(NotesSnapshot.self)?.value.sync ?? .idle
            },
            Clause("The screen is loading until something comes", \.state.screen.isLoading) {
                $0.awaits("notes") && $0.state.screen.snapshot == nil
            },
            Clause(
                "The spinner shows whether the newest refresh is open", \.state.screen.isRefreshing
            ) {
                $0.awaits("sync")
            },
            Clause(
                """
                The error is that of the last failure that nobody has dismissed and no refresh has replaced
                """, \.state.screen.error
            ) {
                $0.lastError(NoteError.self) { step, error in
                    step == .refresh || step == .clearError(nil)
                        || step == .clearError(error.message)
                }
            },
        ] + ofEditor + ofRequests
}

extension History<NotesScenario> {
    /// The screen before the last step.
    var before: NotesState { (previousState ?? state).screen }

    /// Whether the last step was a snapshot that came in its turn.
    var hasSnapshot: Bool {
        lastAnswer?.wasWanted == true && lastAnswer?.value(NotesSnapshot.self) != nil
    }

    fileprivate var callsEndedEarly: Set<Int> {
        var asked = callsInFlight.filter { moments[$0].step?.ofUser != nil }
        let observe = lastUserStep { step, _ in step == .observe }
        if awaits("notes") || awaits("next notes"), let observe { asked.insert(observe.moment) }
        return asked.subtracting(calls)
    }
}
