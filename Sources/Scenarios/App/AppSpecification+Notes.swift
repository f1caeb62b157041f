import Domain
import Presentation

extension AppScenario {
    /// Logging out saves what was typed into the notes.
    nonisolated static let notesClauses: [Clause<AppScenario>] = [
        Clause("Logging out saves what was typed", \.savedByLoggingOut) { history in
            guard history.isLoggedOut, let notes = history.previousState?.main?.notes else {
                return []
            }
            // A note that is being written is saved after that.
            return notes.unsaved.filter { id, _ in !notes.writes.contains { $0.id == id } }
                .map { NoteWrite.save($0, $1.text, replacing: $1.base).name }.sorted()
        },
        Clause("Logging out ends when what was typed is saved", \.logOuts, is: \.logOutsInFlight),
    ]
}

extension NotesState {
    /// What was typed and is not saved yet, by note.
    fileprivate var unsaved: [Note.ID: NoteDraft] {
        drafts.filter { id, draft in
            draft.progress == .unsaved && !draft.isBlank && deletions[id] == nil
        }
    }
}

extension History<AppScenario> {
    fileprivate var savedByLoggingOut: [String] { isLoggedOut ? opened : [] }

    /// The steps of logging out whose calls have not ended.
    fileprivate var logOuts: Set<Int> { calls.filter { moments[$0].step == .user(.logOut) } }

    fileprivate var logOutsInFlight: Set<Int> {
        let logOuts = userSteps.filter { $0.step == .logOut }.map(\.moment)
        return Set(
            logOuts.filter { logOut in
                let texts = moments[logOut - 1].state.main?.notes.unsaved ?? [:]
                let login = moments.indices.dropFirst(logOut + 1).first {
                    moments[$0].state.main != nil
                }
                return open.contains { request in
                    request.kind == .commit && request.opened < login ?? moments.count
                        && texts.keys.contains { request.name.split(separator: " ")[1] == $0 }
                }
            })
    }
}
