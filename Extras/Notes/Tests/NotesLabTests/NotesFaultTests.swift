import Domain
import Explorer
import NotesDomain
import Scenarios
import Testing

/// Famous mistakes of a screen that saves at each key, and mends of them that look right.
enum NotesFault: CaseIterable {
    /// An older text overwrites a newer one. Who lets each save go on by itself has the same mistake.
    case overtaking
    /// Cancelled is not undone: the older save may arrive last.
    case cancelsTheOlder
    /// What is typed while a save is in flight is never sent.
    case dropsMeanwhile
    /// Leaving the screen cancels the last save.
    case endsWithTheScreen
    /// Until the editor closes, nobody but the screen has the text.
    case savesWhenClosed

    /// A part of the problem that random plays report. In MVI, to cancel the older one is the same as to end
    /// with the screen.
    func problem(in pattern: String) -> String {
        switch (self, pattern) {
        case (.overtaking, _), (.cancelsTheOlder, "mvvm"): "“Of each note, one write at a time is"
        case (.cancelsTheOlder, _), (.endsWithTheScreen, _): "is cancelled, though it is a write"
        case (.dropsMeanwhile, _), (.savesWhenClosed, _): "“What was typed is given to"
        }
    }
}

extension NotesUseCases {
    /// A save as a value, so that a task needs nothing of its screen to send it.
    func sending(
        _ save: NoteWrite, for session: Session
    ) -> @MainActor @Sendable () async throws(NoteError) -> Int {
        { () throws(NoteError) in try await write.execute(save, for: session) }
    }
}

@Suite("Planted mistakes of the notes, each found for its own reason", .timeLimit(.minutes(5)))
@MainActor
struct NotesFaultTests {
    @Test("Random plays find each mistake", arguments: NotesFault.allCases, ["mvvm", "mvi"])
    func found(fault: NotesFault, pattern: String) async throws {
        let failure = try #require(await failure(fault, pattern))
        #expect(failure.problem.contains(fault.problem(in: pattern)), "\(failure)")
    }

    @Test("They find none in the right mend", arguments: ["mvvm", "mvi"])
    func mended(pattern: String) async { expectNone(await failure(nil, pattern)) }

    /// What the first of three hundred plays with each kind of service shows that shows anything.
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
