import Domain
import Presentation
import Scenarios

extension Plants {
    static let notes: [any AnyMistake] = [
        Plant<NotesScenario>(
            "A snapshot overwrites what is typed", breaks: "What was typed is on"
        ) {
            let screen = $0.state.screen
            guard screen.snapshot != $0.before.screen.snapshot,
                let theirs = screen.snapshot?.notes.first(where: { $0.id == screen.selectedNoteID }
                ),
                let index = screen.pending.firstIndex(where: {
                    $0.write.id == theirs.id && [.typed, .refused].contains($0.progress)
                }),
                case .save(let id, _, let original) = screen.pending[index].write
            else { return }
            $0.state.screen.pending[index].write = .save(id, theirs.content, original: original)
        },
        Plant<NotesScenario>(
            "A text is saved without its last space", breaks: "What was typed is given",
            shows: {
                for (index, draft) in $0.state.screen.pending.enumerated() {
                    guard case .save(_, let content, _) = draft.write, content.text.hasSuffix(" ")
                    else { continue }
                    $0.state.screen.pending[index].progress = .typed
                }
            },
            asks: {
                saving($0) { if $0.content.text.hasSuffix(" ") { $0.content.text.removeLast() } }
            }),
        Plant<NotesScenario>(
            "What is being saved counts as saved", breaks: "What was typed is marked"
        ) {
            for (index, draft) in $0.state.screen.pending.enumerated() {
                guard case .save = draft.write, draft.progress == .inFlight else { continue }
                $0.state.screen.pending[index].progress = .saved(revision: .max)
            }
        },
        Plant<NotesScenario>(
            "A save replaces a text that nobody has seen", breaks: "A save replaces",
            asks: { saving($0) { $0.original = "?" } }),
        Plant<NotesScenario>(
            "A deleted note stays until that is answered", breaks: "A deleted note"
        ) {
            $0.state.screen.pending.removeAll {
                if case .delete = $0.write { $0.progress == .inFlight } else { false }
            }
        },
        Plant<NotesScenario>("The notes come in the other order", breaks: "What the user has not") {
            $0.state.screen.snapshot?.notes.reverse()
        },
    ]

    static let app: [any AnyMistake] = [
        Plant<AppScenario>(
            "The users are asked for twice, once in vain", breaks: "A login opens",
            asks: { changing($0) { $0.users.getUsers = TwoLoads($0.users.getUsers) } }),
        Plant<AppScenario>(
            "Going back from the first screen logs out", breaks: "It closes after",
            does: {
                let isFirst = $0.state.main?.userPath.ids.isEmpty == true
                return [$0.step == .back && isFirst ? .logOut : $0.step]
            }),
        Plant<AppScenario>(
            "Nobody can log out from the notes", breaks: "After a log-out it stays",
            does: { $0.step == .logOut && $0.state.main?.tab == .notes ? [] : [$0.step] }),
        Plant<AppScenario>(
            "A load goes on after the log-out", breaks: "Of what was asked",
            asks: { changing($0) { $0.users.getUsers = KeptLoads($0.users.getUsers) } }),
        Plant<AppScenario>(
            "Going back ends the load", breaks: "Only a newer read",
            asks: { changing($0) { $0.users.getUsers = EndedLoads($0.users.getUsers) } },
            does: {
                if $0.step == .back { ($0.useCases.users.getUsers as? EndedLoads)?.end() }
                return [$0.step]
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
            asks: { changing($0) { $0.notes = saving($0.notes) { $0.content.text += "!" } } }),
        Plant<AppScenario>(
            "The tab can't be changed from a user", breaks: "The tab is",
            does: {
                if case .tab = $0.step, $0.state.main?.userPath.ids.isEmpty == false { return [] }
                return [$0.step]
            }),
        Plant<AppScenario>(
            "Nobody comes back from a second user", breaks: "The path has",
            does: {
                $0.step == .back && $0.state.main?.userPath.ids.count == 2 ? [] : [$0.step]
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
        useCases.notes.write = ChangedSaves(write: useCases.notes.write, change: change)
        return useCases
    }
}

private struct Save {
    var content: NoteContent
    var original: NoteContent?
    var session: Session
}

private struct ChangedSaves: WriteNoteUseCase {
    let write: any WriteNoteUseCase
    let change: @MainActor @Sendable (inout Save) -> Void

    @MainActor func execute(
        _ write: NoteWrite, for session: Session
    ) async throws(NoteError) -> Int {
        guard case .save(let id, let content, let original) = write else {
            return try await self.write.execute(write, for: session)
        }
        var asked = Save(content: content, original: original, session: session)
        change(&asked)
        return try await self.write.execute(
            .save(id, asked.content, original: asked.original), for: asked.session)
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
