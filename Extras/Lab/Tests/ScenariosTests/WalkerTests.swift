import Testing

@testable import Explorer
@testable import Scenarios

@Suite(
    "Random plays find each kind of mistake, and a shortest play of it", .timeLimit(.minutes(5)))
@MainActor
struct WalkerTests {
    @Test(
        "On one screen, the properties find a mistake",
        arguments: [
            (
                LookupFault.showsWhatWasNotFound, "“What is shown was found”: not so for x",
                "look a\nanswer 1 ok"
            ),
            (
                .showsLateAnswers,
                "“A late answer of a cancelled read changes nothing”: not so for look up a",
                "look a\nlook a\nanswer 1 ok"
            ),
            (.writesTwice, "“A step changes the state in one write”", "look a\nanswer 1 ok"),
            (
                .endsCallsEarly, "the call that asked for “look up a” ends before the answer",
                "look a"
            ),
            (
                .neverEndsCalls, "a call has not ended though every request has been answered",
                "look a\nanswer 1 ok"
            ),
            (
                .keepsTheSpinnerAfterAFailure,
                "“There is no spinner without a request”", "look a\nanswer 1 fail No. 1"
            ),
            (.outlivesItsOwner, "the screen outlives its owner", "look a"),
            (
                .outlivesItsRequests,
                "“look up a” is not cancelled when the screen is released", "look a"
            ),
        ])
    func alone(fault: LookupFault, problem: String, scenario: String) async {
        let failure = await walk([.faulty(fault)], .ignored)
        #expect(failure?.problem.hasPrefix(problem) == true, "\(failure?.problem ?? "nothing")")
        #expect(failure?.scenario == scenario)
    }

    @Test(
        "Compared with a correct screen, a wrong one is found",
        arguments: [
            (
                LookupFault.neverClears, "the screens differ in found: – ≠ a",
                "look a\nanswer 1 ok\nclear"
            ),
            (.asksTwice, "the screens have opened or cancelled different requests", "look a"),
            (
                .showsWhatWasNotFound,
                "the screens differ in found: a ≠ x; “What is shown was found”: not so for x",
                "look a\nanswer 1 ok"
            ),
        ])
    func besides(fault: LookupFault, problem: String, scenario: String) async {
        let failure = await walk([.plain, .faulty(fault)], .honoured)
        #expect(failure?.problem == problem)
        #expect(failure?.scenario == scenario)
    }

    @Test("The same seed gives the same play")
    func sameSeed() async {
        let first = await walk([.faulty(.showsLateAnswers)], .ignored)
        #expect(await walk([.faulty(.showsLateAnswers)], .ignored)?.steps == first?.steps)
    }

    @Test("On a screen without a fault, random plays try everything and find nothing")
    func noFault() async {
        var coverage = Coverage<Lookup>()
        let walker = Walker([Pattern<Lookup>.plain, .plain], cancellation: .ignored)
        for seed: UInt64 in 1...20 {
            #expect(await walker.walk(seed: seed, steps: 100, covering: &coverage) == nil)
        }
        #expect(
            coverage.lines == [
                "20 plays of 2,021 steps:", "  4 of 4 steps of the user", "  3 of 3 answers",
                "  8 of 8 pairs of a step that asks, and a step before the answer",
            ])
    }

    @Test("A failure prints a shell command; an impossible step ends a play")
    func failure() async throws {
        let walker = Walker(
            [Pattern<Lookup>.faulty(.showsWhatWasNotFound)], cancellation: .ignored)
        let steps = try Scenario<Lookup>(parsing: "look it's\nanswer 1 ok").steps
        let failure = try #require(await walker.failure(of: steps))
        #expect(
            failure.replay.hasPrefix(#"printf '%s\n' 'look it'\''s' 'answer 1 ok' | "#))
        #expect(
            failure.report == [
                "STEP         1             ON THE SCREEN",
                "look it's    look up it's  looking yes",
                "answer 1 ok  answered      found x, looking no",
                "", "“What is shown was found”: not so for x", "", failure.replay,
            ])
        #expect(await walker.failure(of: [.answer(2, .ok)] + steps) == nil)
    }

    @Test("Only a word that is too long for a line is broken")
    func wrapping() {
        #expect("to be or".wrapped(to: 5) == ["to be", "or"])
        #expect("a bcdefgh".wrapped(to: 4) == ["a", "bcde", "fgh"])
    }

    @Test("Columns are aligned, even after letters of double width")
    func wideLetters() {
        let rows = [["日本", "x"], ["👨‍👩‍👧é", "x"], ["abcd", "x"]]
        let lines = Columns.set(rows, upTo: 9).map { $0[0] }
        #expect(lines == ["日本  x", "👨‍👩‍👧é   x", "abcd  x"])
    }

    private func walk(
        _ patterns: [Pattern<Lookup>], _ cancellation: Requests.Cancellation
    ) async -> Failure<Lookup>? {
        var coverage = Coverage<Lookup>()
        for seed: UInt64 in 1...20 {
            let failure = await Walker(patterns, cancellation: cancellation)
                .walk(seed: seed, steps: 20, covering: &coverage)
            if let failure { return failure }
        }
        return nil
    }
}
