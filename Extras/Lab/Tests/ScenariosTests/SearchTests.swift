import Testing

@testable import Explorer
@testable import Scenarios

@Suite("The search finds each kind of mistake by its shortest play", .timeLimit(.minutes(5)))
@MainActor
struct SearchTests {
    @Test("Of a screen without a fault, it tries everything and finds nothing")
    func noFault() async {
        // Where cancellation is ignored, more and more requests can be left open.
        let exploration = await explore(nil, .honoured)
        #expect(exploration.failure == nil)
        #expect(exploration.isComplete)
    }

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
        let failure = await explore(fault, .ignored).failure
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
        let failure = await Explorer([.plain, .faulty(fault)], cancellation: .honoured).run()
            .failure
        #expect(failure?.problem == problem)
        #expect(failure?.scenario == scenario)
    }

    @Test("A budget ends the exploration, which says how far it has come")
    func budget() async {
        var explorer = Explorer([Pattern<Lookup>.plain], cancellation: .ignored)
        explorer.plays = 20
        let exploration = await explorer.run()
        #expect(exploration.plays == 20)
        #expect(!exploration.isComplete)
        #expect(exploration.depth == 2)
    }

    @Test("What comes after a beginning is explored, and the beginning is not counted")
    func beginning() async {
        var explorer = Explorer(
            [Pattern<Lookup>.faulty(.neverClears)], cancellation: .ignored,
            beginning: [.input(.look("a")), .answer(1, .ok)])
        explorer.depth = 1
        let exploration = await explorer.run()
        #expect(exploration.plays == 3)
        #expect(exploration.depth == 1)
    }

    @Test("Merging hides nothing: without it, the same states are reached")
    func unmerged() async {
        var explorer = Explorer([Pattern<Lookup>.plain], cancellation: .ignored)
        explorer.depth = 4
        let merged = await explorer.run()
        explorer.merges = false
        let unmerged = await explorer.run()
        #expect(merged.stateKeys == unmerged.stateKeys)
        #expect(merged.plays < unmerged.plays)
    }

    @Test("A random walk is the same for the same seed, and what it finds is shortened")
    func randomWalk() async {
        let explorer = Explorer([Pattern<Lookup>.faulty(.showsLateAnswers)], cancellation: .ignored)
        let failure = await explorer.randomWalk(seed: 1, steps: 100)
        #expect(failure?.steps.count == 3)
        #expect(await explorer.randomWalk(seed: 1, steps: 100)?.steps == failure?.steps)
    }

    @Test("A failure is a line for a shell, and a step that is impossible ends a play")
    func failure() async throws {
        let explorer = Explorer(
            [Pattern<Lookup>.faulty(.showsWhatWasNotFound)], cancellation: .ignored)
        let steps = try Scenario<Lookup>(parsing: "look it's\nanswer 1 ok").steps
        let failure = try #require(await explorer.failure(of: steps))
        #expect(
            failure.replay.hasPrefix(#"printf '%s\n' 'look it'\''s' 'answer 1 ok' | "#))
        #expect(
            failure.report == [
                "STEP         1             ON THE SCREEN",
                "look it's    look up it's  looking yes",
                "answer 1 ok  answered      found x, looking no",
                "", "“What is shown was found”: not so for x", "", failure.replay,
            ])
        #expect(await explorer.failure(of: [.answer(2, .ok)] + steps) == nil)
    }

    private func explore(
        _ fault: LookupFault?, _ cancellation: Requests.Cancellation
    ) async -> Exploration<Lookup> {
        await Explorer([.faulty(fault)], cancellation: cancellation).run()
    }
}
