import Domain
import Presentation
import Scenarios

extension Plants {
    static let notes: [any AnyMistake] = [
        Plant<NotesScenario>(
            "A snapshot overwrites what is typed", breaks: "What was typed is on",
            shows: {
                state, before, _ in
                guard let id = state.screen.openNoteID,
                    state.screen.drafts[id]?.progress == .unsaved,
                    state.screen.snapshot != before.screen.snapshot,
                    let theirs = state.screen.snapshot?.notes.first(where: { $0.id == id })
                else { return }
                state.screen.drafts[id]?.text = theirs.text
            }),
        Plant<NotesScenario>(
            "A text is saved without its last space", breaks: "What was typed is given",
            asks: { useCases in
                saving(useCases) {
                    $0.text = $0.text.hasSuffix(" ") ? String($0.text.dropLast()) : $0.text
                }
            },
            shows: { state, _, _ in
                for (id, draft) in state.screen.drafts where draft.text.hasSuffix(" ") {
                    state.screen.drafts[id]?.progress = .unsaved
                }
            }),
        Plant<NotesScenario>(
            "What is being saved counts as saved", breaks: "What was typed is marked",
            shows: {
                state, _, _ in
                for (id, draft) in state.screen.drafts where draft.progress == .saving {
                    state.screen.drafts[id]?.progress = .saved(revision: .max)
                }
            }),
        Plant<NotesScenario>(
            "A save replaces a text that nobody has seen", breaks: "A save replaces",
            asks: {
                saving($0) { $0.original = "?" }
            }),
        Plant<NotesScenario>(
            "A deleted note stays until that is answered", breaks: "A deleted note",
            shows: {
                state, _, _ in
                state.screen.deletions = state.screen.deletions.filter { $0.value != .saving }
            }),
        Plant<NotesScenario>(
            "The notes come in the other order", breaks: "What the user has not",
            shows: {
                state, _, _ in
                state.screen.snapshot?.notes.reverse()
            }),
    ]

    static let app: [any AnyMistake] = [
        Plant<AppScenario>(
            "The users are asked for twice, once in vain", breaks: "A login opens",
            asks: { changing($0) { $0.users.getUsers = TwoLoads($0.users.getUsers) } }),
        Plant<AppScenario>(
            "Going back from the first screen logs out", breaks: "It closes after",
            does: { step, state, _ in
                step == .back && state.main?.userPath.ids.isEmpty == true ? [.logOut] : [step]
            }),
        Plant<AppScenario>(
            "Nobody can log out from the notes", breaks: "After a log-out it stays",
            does: {
                step, state, _ in
                step == .logOut && state.main?.tab == .notes ? [] : [step]
            }),
        Plant<AppScenario>(
            "A load goes on after the log-out", breaks: "Of what was asked",
            asks: { changing($0) { $0.users.getUsers = KeptLoads($0.users.getUsers) } }),
        Plant<AppScenario>(
            "Going back ends the load", breaks: "Only a newer read",
            asks: { changing($0) { $0.users.getUsers = EndedLoads($0.users.getUsers) } },
            does: { step, _, useCases in
                if step == .back { (useCases.users.getUsers as? EndedLoads)?.end() }
                return [step]
            }),
        Plant<AppScenario>(
            "The notes are saved for who was logged in first",
            breaks: "What was typed is saved for",
            asks: { useCases in
                changing(useCases) {
                    let first = FirstSession($0.notes.notes.observe)
                    $0.notes.notes.observe = first
                    $0.notes = saving($0.notes) { $0.session = first.session ?? $0.session }
                }
            }),
        Plant<AppScenario>(
            "Another text is saved than was typed", breaks: "What was typed before",
            asks: { changing($0) { $0.notes = saving($0.notes) { $0.text += "!" } } }),
        Plant<AppScenario>(
            "The tab can't be changed from a user", breaks: "The tab is",
            does: {
                step, state, _ in
                if case .tab = step, state.main?.userPath.ids.isEmpty == false {
                    []
                } else {
                    [step]
                }
            }),
        Plant<AppScenario>(
            "Nobody comes back from a second user", breaks: "The path has",
            does: { step, state, _ in
                step == .back && state.main?.userPath.ids.count == 2 ? [] : [step]
            }),
    ]

    private static func changing(
        _ useCases: AppScenario.UseCases, _ change: (inout AppScenario.UseCases) -> Void
    ) -> AppScenario.UseCases {
        var useCases = useCases
        change(&useCases)
        return useCases
    }

    private static func saving(
        _ useCases: NotesScenario.UseCases,
        as change: @escaping @MainActor @Sendable (inout Save) -> Void
    ) -> NotesScenario.UseCases {
        var useCases = useCases
        useCases.notes.save = ChangedSaves(save: useCases.notes.save, change: change)
        return useCases
    }
}

private struct Save {
    let id: Note.ID
    var text: String
    var original: String?
    var session: Session
}

private struct ChangedSaves: SaveNoteUseCase {
    let save: any SaveNoteUseCase
    let change: @MainActor @Sendable (inout Save) -> Void

    @MainActor func execute(
        id: Note.ID, text: String, original: String?, for session: Session
    ) async throws(NoteError) -> Int {
        var asked = Save(id: id, text: text, original: original, session: session)
        change(&asked)
        return try await save.execute(
            id: id, text: asked.text, original: asked.original, for: asked.session)
    }
}

@MainActor
private final class FirstSession: ObserveNotesUseCase {
    private let observe: any ObserveNotesUseCase
    private(set) var session: Session?

    init(_ observe: any ObserveNotesUseCase) { self.observe = observe }

    nonisolated func execute(
        for session: Session
    ) -> AsyncStream<Result<NotesSnapshot, NoteError>> {
        MainActor.assumeIsolated { self.session = self.session ?? session }
        return observe.execute(for: session)
    }
}
