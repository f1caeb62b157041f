import Testing

@testable import Scenarios

@Suite(
    "The explorer finds each kind of mistake, and the shortest schedule that shows it",
    .timeLimit(.minutes(5)))
@MainActor
struct ExplorerTests {
    @Test("Of a screen without a fault, it tries everything and finds nothing")
    func noFault() async {
        let exploration = await explore(nil)
        #expect(exploration.failure == nil)
        #expect(exploration.isComplete)
        #expect(exploration.unreached == [])
    }

    @Test("Always: a sentence of the specification that is broken")
    func always() async {
        let failure = await explore(.showsWhatWasNotFound).failure
        #expect(failure?.problem == "“What is shown was found”: false instead of true")
        #expect(failure?.scenario == "look a\nanswer 1 ok")
    }

    @Test("Always: a late answer that changes the state")
    func lateAnswer() async {
        let failure = await explore(.showsLateAnswers, .ignored).failure
        #expect(failure?.problem == "a late answer to “look up a” changes the state")
        #expect(failure?.scenario == "look a\nlook a\nanswer 1 ok")
    }

    @Test("Always: an observer that sees half of an answer")
    func halfAnAnswer() async {
        let failure = await explore(.writesTwice).failure
        let besideARightScreen = await compare(.writesTwice).failure
        for failure in [failure, besideARightScreen] {
            #expect(failure?.problem.hasPrefix("observers see [") == true)
            #expect(failure?.scenario == "look a\nanswer 1 ok")
        }
    }

    @Test("Eventually: a call that has not ended when every request has been answered")
    func neverEndingCall() async {
        let failure = await explore(.neverEndsCalls).failure
        #expect(
            failure?.problem == "a call has not ended though every request has been answered")
        #expect(failure?.scenario == "look a\nanswer 1 ok")
    }

    @Test("Eventually: a spinner that is left when every request has been answered")
    func eventually() async {
        let failure = await explore(.keepsTheSpinnerAfterAFailure).failure
        #expect(failure?.problem == "the screen waits though every request has been answered")
        #expect(failure?.scenario == "look a\nanswer 1 fail No. 1")
    }

    @Test("Sometimes: a situation that no schedule reaches")
    func sometimes() async {
        let exploration = await explore(.neverClears)
        #expect(exploration.failure == nil)
        #expect(exploration.unreached == ["what was found is cleared"])
    }

    @Test("Two screens that show different things")
    func difference() async {
        let failure = await compare(.neverClears).failure
        #expect(failure?.problem == "the screens differ in found: – ≠ a")
        #expect(failure?.scenario == "look a\nanswer 1 ok\nclear")
    }

    @Test("Two screens that open different requests")
    func differentRequests() async {
        let failure = await compare(.asksTwice).failure
        #expect(failure?.problem == "the screens have opened or cancelled different requests")
        #expect(failure?.scenario == "look a")
    }

    @Test("A screen that outlives its owner")
    func outlivesItsOwner() async {
        let failure = await explore(.outlivesItsOwner).failure
        #expect(failure?.problem == "the screen outlives its owner")
        #expect(failure?.scenario == "look a")
    }

    @Test("A request that is not cancelled when the screen is released")
    func outlivesItsRequests() async {
        let failure = await explore(.outlivesItsRequests).failure
        #expect(
            failure?.problem == "“look up a” is not cancelled when the screen is released")
        #expect(failure?.scenario == "look a")
    }

    @Test("Two screens with the same fault, which the specification sees")
    func sameFault() async {
        let patterns = [Pattern<Lookup>](repeating: .faulty(.showsWhatWasNotFound), count: 2)
        let failure = await Explorer(patterns, cancellation: .honoured).run().failure
        #expect(failure?.problem == "“What is shown was found”: false instead of true")
    }

    @Test("In a graph of states, too, one screen alone is held to the specification")
    func graph() async throws {
        let screen = Pattern<Lookup>.faulty(.showsWhatWasNotFound).makeScreen(over: ())
        let graph = await GraphExplorer<Lookup>.graph([screen], plays: 20)
        #expect(graph.shortestWayToProblem == ["look a", "answer 1 ok"])
        let way = try Scenario<Lookup>(parsing: "look a\nanswer 1 ok\nlook a").lines.map(\.step)
        let ended = await GraphExplorer<Lookup>.graph([screen], ways: [way], plays: 0)
        #expect(ended.states.count == 3)
        #expect(ended.states.last?.edges.isEmpty == true)
        let right = Pattern<Lookup>.plain.makeScreen(over: ())
        let complete = await GraphExplorer<Lookup>.graph([right], plays: 20)
        #expect(complete.shortestWayToProblem == nil)
    }

    @Test("A graph of states can also show what is left of a screen when its owner releases it")
    func releases() async {
        let screen = Pattern<Lookup>.faulty(.outlivesItsOwner).makeScreen(over: ())
        for checksRelease in [true, false] {
            let graph = await GraphExplorer<Lookup>.graph(
                [screen], plays: 20, checksRelease: checksRelease)
            #expect(graph.shortestWayToProblem == (checksRelease ? ["look a"] : nil))
        }
    }

    @Test("A budget ends the exploration, which says how far it has come")
    func budget() async {
        var explorer = Explorer([Pattern<Lookup>.plain], cancellation: .ignored)
        explorer.plays = 20
        let exploration = await explorer.run()
        #expect(exploration.plays == 20)
        #expect(exploration.schedules.last?.count == exploration.depth + 1)
        #expect(!exploration.isComplete)
        #expect(exploration.description.contains("all schedules of up to 2 steps"))
    }

    @Test("What comes after a beginning is explored, and the beginning is not counted")
    func beginning() async {
        var explorer = Explorer(
            [Pattern<Lookup>.faulty(.neverClears)], cancellation: .ignored,
            beginning: [.user(.look("a")), .answer(1, .ok)])
        explorer.depth = 1
        let exploration = await explorer.run()
        #expect(exploration.plays == 3)
        #expect(exploration.description.contains("after 2 steps"))
    }

    @Test("A schedule that answers what was never opened goes as far as it can")
    func impossibleAnswer() async throws {
        let explorer = Explorer([Pattern<Lookup>.plain], cancellation: .ignored)
        let steps: [ScenarioStep<Lookup.Step>] = [
            .user(.look("a")), .answer(2, .ok), .answer(1, .ok),
        ]
        let history = try await explorer.play(steps).get()
        #expect(history.steps == [steps[0]])
    }

    @Test("A screen that does not ask what it asked when the schedule was checked")
    func asksDifferently() async throws {
        let steps: [ScenarioStep<Lookup.Step>] = [.user(.look("a")), .answer(1, .ok)]
        let checked = try await Explorer([Pattern<Lookup>.plain], cancellation: .ignored)
            .play(steps).get()
        let silent = Pattern<Lookup>(name: "silent") { useCases in
            let model = LookupModel(useCases, nil)
            return Screen(model: model, state: { model.state }, perform: { _ in nil })
        }
        let screens = [Pattern<Lookup>.plain, silent].map { $0.makeScreen(over: ()) }
        let run = await Run<Lookup>(.ignored, screens, checked: checked)
        for step in steps { await run.take(step) }
        let problem = await run.end()?.problem
        #expect(problem?.hasPrefix("the screens have opened different requests") == true)
    }

    private func explore(
        _ fault: LookupFault?, _ cancellation: Requests.Cancellation = .honoured
    ) async -> Exploration<Lookup> {
        await Explorer([.faulty(fault)], cancellation: cancellation).run()
    }

    private func compare(_ fault: LookupFault) async -> Exploration<Lookup> {
        await Explorer([.plain, .faulty(fault)], cancellation: .honoured).run()
    }
}
