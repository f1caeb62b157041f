import Testing

@testable import Explorer
@testable import Scenarios

@Suite(
    "Random plays find each kind of mistake, and the shortest play of it", .timeLimit(.minutes(5)))
@MainActor
struct WalkerTests {
    @Test(
        "One screen alone",
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
        "Beside a right one",
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

    @Test("It is the same for the same seed")
    func sameSeed() async {
        let first = await walk([.faulty(.showsLateAnswers)], .ignored)
        #expect(await walk([.faulty(.showsLateAnswers)], .ignored)?.steps == first?.steps)
    }

    @Test("Of a screen without a fault, it finds nothing, and tries everything")
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

    @Test("A failure is a line for a shell, and a step that is impossible ends a play")
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

    @Test("A word that does not fit is broken, words that fit are not")
    func wrapping() {
        #expect("to be or".wrapped(to: 5) == ["to be", "or"])
        #expect("a bcdefgh".wrapped(to: 4) == ["a", "bcde", "fgh"])
    }

    @Test("Columns are aligned behind letters that take two columns, too")
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
