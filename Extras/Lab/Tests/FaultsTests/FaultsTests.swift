import Explorer
import FaultyScreens
import Scenarios
import Testing

@testable import Faults

@Suite("Random plays find each of ten famous mistakes", .timeLimit(.minutes(5)))
@MainActor
struct FaultsTests {
    /// For each mistake, a part of the problem that random plays must report.
    private static let found: [(mistake: String, problem: String)] = [
        ("A late answer is shown like any other", "“The list is the newest answer"),
        ("A late answer ends the spinner of a newer load", "“The spinner shows whether"),
        (
            "A load brings back what is being deleted",
            "“The list is the newest answer with what was saved and deleted since”"
        ),
        ("A cancelled load is shown as an error", "“An error is shown until"),
        ("A request in flight holds the screen", "the screen outlives its owner"),
        ("Two taps open a screen twice", "“A submit sends"),
        (
            "A delete that fails puts the item back in the wrong place",
            "“The list is the newest answer with what was saved and deleted since”"
        ),
        (
            "The next session begins with what the last one left",
            "“The main screen begins empty”"
        ),
        (
            "Of two taps that are sent at once, the older is done last",
            "“Changes go out one after the other, in the order of the taps”"
        ),
        ("Leaving the screen cancels a write", "is cancelled, though it is a write"),
    ]

    @Test(
        "Each mistake and each wrong mend is found, and the right mend is not",
        arguments: Faults.all.indices, ["mvvm", "mvi"])
    func walks(index: Int, pattern: String) async throws {
        #expect(Faults.all.count == Self.found.count)
        #expect(Faults.all[index].name == Self.found[index].mistake)
        try await check(Faults.all[index], in: pattern, Self.found[index].problem)
    }

    @Test("A load that undoes a save is also found")
    func undoneSave() async throws {
        let fault = try #require(Faults.all[2] as? Fault<ItemsScenario>)
        let saving = Fault(
            fault.name, fault.subject, fault.mistake, mended: fault.mended,
            steps: [.load, .add("n"), .type("Fig"), .save])
        try await check(saving, in: "mvi", "“The list is the newest answer")
    }

    private func check<A: AnyFault>(_ fault: A, in pattern: String, _ problem: String) async throws
    {
        func refutation(_ screen: InEachPattern<A.F>) async -> String? {
            let screen = pattern == "mvi" ? screen.mvi : screen.mvvm
            return await fault.refutation(of: screen, plays: 100)?.failure.problem
        }
        let found = try #require(await refutation(fault.mistake))
        #expect(found.contains(problem), "\(found)")
        let wrong = await refutation(fault.mended)
        #expect(wrong == nil)
        for mend in fault.mends { #expect(await refutation(mend) != nil) }
    }
}
