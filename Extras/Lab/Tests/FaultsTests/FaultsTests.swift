import Explorer
import Faults
import Scenarios
import Testing

@Suite("Ten famous mistakes, each found for its own reason", .timeLimit(.minutes(5)))
@MainActor
struct FaultsTests {
    /// How each mistake is seen, and within how many plays.
    private static let found: [(mistake: String, problem: String, plays: Int)] = [
        ("A late answer is shown like any other", "“The list is the newest answer", 25),
        ("A late answer ends the spinner of a newer load", "“The spinner shows whether", 25),
        (
            "A load brings back what is being deleted",
            "“The list is the newest answer without what was deleted since”", 310
        ),
        ("A cancelled load is shown as an error", "“An error is shown until", 25),
        ("A request in flight holds the screen", "the screen outlives its owner", 50),
        ("Two taps open a screen twice", "“A submit asks", 130),
        (
            "A delete that fails puts the item back in the wrong place",
            "“The list is the newest answer without what was deleted since”", 100
        ),
        (
            "The next session begins with what the last one left",
            "“The main screen is of the last login", 2
        ),
        (
            "Saving at each key, an older text overwrites a newer one",
            "“Of each note, one write at a time is in flight”", 5
        ),
        ("Leaving the screen cancels a write", "is cancelled, though it is a write", 1),
    ]

    @Test("The explorer alone finds each, and says what is wrong", arguments: Faults.all.indices)
    func explorer(index: Int) async {
        #expect(Faults.all.count == Self.found.count)
        await expect(Faults.all[index], Self.found[index])
    }

    private func expect<A: AnyFault>(
        _ entry: A, _ expected: (mistake: String, problem: String, plays: Int)
    ) async {
        #expect(entry.name == expected.mistake)
        let refutation = await entry.refutation(entry.screens[0], plays: 2000)
        #expect(
            refutation?.failure.problem.contains(expected.problem) == true, "\(refutation as Any)")
        #expect(refutation?.plays ?? .max <= expected.plays)
    }
}
