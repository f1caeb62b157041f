import Domain
import Explorer
import NotesDomain
import Scenarios
import Testing

/// Famous mistakes of a screen that saves after each typed character, and wrong corrections of them.
enum NotesFault: CaseIterable {
    /// An older text overwrites a newer text, because each save runs by itself.
    case overtaking
    /// Cancels the older save. But a cancelled save may still arrive, even last.
    case cancelsTheOlder
    /// A text that is typed while a save is in flight is never sent.
    case dropsMeanwhile
    /// Leaving the screen cancels the last save.
    case endsWithTheScreen
    /// Saves only when the editor closes. Until then, a crash loses the text.
    case savesWhenClosed

    /// A part of the message that random plays report for the mistake. In MVI, `cancelsTheOlder` is
    /// reported like `endsWithTheScreen`.
    func problem(in pattern: String) -> String {
        switch (self, pattern) {
        case (.overtaking, _), (.cancelsTheOlder, "mvvm"): "“Of each note, one write at a time is"
        case (.cancelsTheOlder, _), (.endsWithTheScreen, _): "is cancelled, though it is a write"
        case (.dropsMeanwhile, _), (.savesWhenClosed, _): "“What was typed is given to"
        }
    }
}

extension NotesUseCases {
    /// A function that sends the save, so that a task can send it without the screen.
    func sending(
        _ save: NoteWrite, for session: Session
    ) -> @MainActor @Sendable () async throws(NoteError) -> Int {
        { () throws(NoteError) in try await write.execute(save, for: session) }
    }
}

@Suite("Random plays find each planted mistake of the notes", .timeLimit(.minutes(5)))
@MainActor
struct NotesFaultTests {
    @Test("Random plays find each mistake", arguments: NotesFault.allCases, ["mvvm", "mvi"])
    func found(fault: NotesFault, pattern: String) async throws {
        let failure = try #require(await failure(fault, pattern))
        #expect(failure.problem.contains(fault.problem(in: pattern)), "\(failure)")
    }

    @Test("They find no mistake in the correct version", arguments: ["mvvm", "mvi"])
    func mended(pattern: String) async { expectNone(await failure(nil, pattern)) }

    /// Plays 300 random plays with each kind of service, and returns the first failure.
    private func failure(
        _ fault: NotesFault?, _ pattern: String
    ) async -> Failure<NotesScenario>? {
        var coverage = Coverage<NotesScenario>()
        let screen = Pattern<NotesScenario>(name: pattern) { useCases in
            pattern == "mvi"
                ? FaultyNotesReducer(useCases: useCases.notes, fault: fault).screen
                : FaultyNotesViewModel(useCases.notes, fault).screen
        }
        for seed: UInt64 in 1...300 {
            for cancellation in [Requests.Cancellation.ignored, .honoured] {
                var walker = Walker([screen], cancellation: cancellation)
                walker.steps = [.observe, .open("n1"), .type("b"), .type("c"), .close]
                let failure = await walker.walk(seed: seed, steps: 40, covering: &coverage)
                if let failure { return failure }
            }
        }
        return nil
    }
}
