import Domain
import Presentation
import Scenarios

extension NotesScenario: FeatureWithMistakes {
    static let mistakes = [
        Mistake<NotesScenario>(
            "How things stand", shows: { $0.change { $0.snapshot?.sync = .syncing } }),
        Mistake("A draft is", shows: { $0.change { $0.drafts["n1"]?.progress = .saved } }),
        Mistake("A deleted note", shows: { $0.change { $0.deletions["n1"]? = .unsaved } }),
        Mistake("A draft is", shows: { $0.change { $0.drafts["n1"]?.base = "x" } }),
        Mistake("A draft is", shows: { $0.change { $0.drafts = [:] } }),
        Mistake("The list is", shows: { $0.change { $0.snapshot?.notes = [] } }),
        Mistake(
            "The editor has", seenBy: "observe\nanswer 1 ok\nopen n1",
            shows: { $0.change { $0.openNoteID = nil } }),
        Mistake(
            "What is typed", seenBy: "observe\nanswer 1 ok\nopen n1\ntype b",
            asks: { $0.delay = LongDelay(base: $0.delay) }),
        Mistake("What waits", shows: { $0.change { $0.writes = [] } }),
        Mistake(
            "Of each note", seenBy: "observe\nanswer 1 ok\nopen n1\ntype b\nleave",
            asks: { $0.notes.save = BlindSave(base: $0.notes.save) }),
        // Writes of a note overtake each other.
        Mistake(
            "Of each note", seenBy: "observe\nanswer 1 ok\nopen n1\ntype b\nleave\ntype c\nleave",
            asks: { $0.notes.save = TwiceSaved(base: $0.notes.save) }),
        Mistake(
            "A new key", seenBy: "observe\nanswer 1 ok\nopen n1\ntype b\ntype c",
            asks: { $0.delay = UncancelledDelay(base: $0.delay) }),
        Mistake(
            "The screen is loading", seenBy: "observe",
            shows: { $0.change { $0.isLoading = false } }),
        Mistake(
            "The spinner", seenBy: "refresh", shows: { $0.change { $0.isRefreshing = false } }),
        Mistake("The error is", shows: { $0.change { $0.error = nil } }),
        Mistake("Each wish", shows: { $0 = .init(screen: $0.screen, logIns: 1) }),
        .callsEndAtOnce("No call ends"),
    ]
}

private struct LongDelay: Delay {
    let base: any Delay

    func wait(for duration: Duration) async throws(CancellationError) {
        try await base.wait(for: duration * 2)
    }
}

private struct UncancelledDelay: Delay {
    let base: any Delay

    func wait(for duration: Duration) async throws(CancellationError) {
        try await inTask { () async throws(CancellationError) in try await base.wait(for: duration)
        }
    }
}

/// Overwrites what is there by now, whatever it is.
private struct BlindSave: SaveNoteUseCase {
    let base: any SaveNoteUseCase

    func execute(
        id: Note.ID, text: String, replacing old: String?, for session: Session
    ) async throws(NoteError) {
        try await base.execute(id: id, text: text, replacing: nil, for: session)
    }
}

private struct TwiceSaved: SaveNoteUseCase {
    let base: any SaveNoteUseCase

    func execute(
        id: Note.ID, text: String, replacing old: String?, for session: Session
    ) async throws(NoteError) {
        let again = Task {
            try await base.execute(id: id, text: text, replacing: old, for: session)
        }
        try await base.execute(id: id, text: text, replacing: old, for: session)
        again.cancel()
    }
}

extension NotesScenario.State {
    fileprivate mutating func change(_ change: (inout NotesState) -> Void) {
        var screen = screen
        change(&screen)
        self = .init(screen: screen, logIns: logIns)
    }
}
