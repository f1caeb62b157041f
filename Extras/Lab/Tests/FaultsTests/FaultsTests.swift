import Explorer
import Scenarios
import Testing

@testable import Faults

@Suite("Ten famous mistakes, each found for its own reason", .timeLimit(.minutes(5)))
@MainActor
struct FaultsTests {
    /// How each mistake is seen.
    private static let found: [(mistake: String, problem: String)] = [
        ("A late answer is shown like any other", "“The list is the newest answer"),
        ("A late answer ends the spinner of a newer load", "“The spinner shows whether"),
        (
            "A load brings back what is being deleted",
            "“The list is the newest answer with what was saved and deleted since”"
        ),
        ("A cancelled load is shown as an error", "“An error is shown until"),
        ("A request in flight holds the screen", "the screen outlives its owner"),
        ("Two taps open a screen twice", "“A submit asks"),
        (
            "A delete that fails puts the item back in the wrong place",
            "“The list is the newest answer with what was saved and deleted since”"
        ),
        (
            "The next session begins with what the last one left",
            "“The main screen is of the last login"
        ),
        (
            "Saving at each key, an older text overwrites a newer one",
            "“Of each note, one write at a time is in flight”"
        ),
        ("Leaving the screen cancels a write", "is cancelled, though it is a write"),
    ]

    @Test(
        "Random plays of it alone find each, and say what is wrong", arguments: Faults.all.indices)
    func walks(index: Int) async {
        #expect(Faults.all.count == Self.found.count)
        await expect(Faults.all[index], Self.found[index])
    }

    @Test("A load that undoes a save is found, too")
    func undoneSave() async {
        let fault = Fault<ItemsScenario>(
            "A load undoes a save", .mvi, { ReappearingItemReducer.makeScreen($0) },
            steps: [.load, .add("n"), .type("Fig"), .save])
        await expect(fault, (fault.name, "“The list is the newest answer"))
    }

    private func expect<A: AnyFault>(
        _ entry: A, _ expected: (mistake: String, problem: String)
    ) async {
        #expect(entry.name == expected.mistake)
        let refutation = await entry.refutation(plays: 100)
        #expect(
            refutation?.failure.problem.contains(expected.problem) == true, "\(refutation as Any)")
    }
}
