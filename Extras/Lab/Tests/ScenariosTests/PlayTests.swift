import Testing

@testable import Scenarios

@Suite("A scenario is played exactly as it is written, or gives an error", .timeLimit(.minutes(5)))
@MainActor
struct PlayTests {
    @Test("A play has the state before the first step and after each step")
    func states() async throws {
        let states = try await play("look a\nanswer 1 ok\nlook b\nlook b\nanswer 2 ok")
        #expect(states.map(Lookup.summary) == ["", "…", "a", "a …", "a …", "a …"])
    }

    @Test(
        "An answer to a request that is not open is an error",
        arguments: [
            ("look a\nanswer 2 ok", "request 2 was never opened; so far 1 was"),
            ("look a\n\nanswer 1 ok\nanswer 1 ok", "request 1 has been answered already"),
        ])
    func impossibleAnswer(text: String, problem: String) async throws {
        let error = await #expect(throws: RequestProblem.self) { try await play(text) }
        #expect(error?.text == problem)
    }

    @Test("A cancelled request can still be answered", arguments: Requests.Cancellation.allCases)
    func cancelledRequest(cancellation: Requests.Cancellation) async throws {
        let play = Play(cancellation, makeScreen: Pattern<Lookup>.plain.makeScreen(over: ()))
        try await play.take(.input(.look("a")))
        try await play.take(.input(.look("b")))
        #expect(play.requests.all.map(\.isCancelled) == [true, false])
        try await play.take(.answer(1, .ok))
        #expect(play.requests.open.map(\.number) == [2])
        await play.end()
    }

    @Test("The states that observers see during a step begin with the state before it")
    func replaced() async throws {
        let play = Play(.ignored, makeScreen: Pattern<Lookup>.plain.makeScreen(over: ()))
        try await play.take(.input(.look("a")))
        let before = play.state
        try await play.take(.answer(1, .ok))
        #expect(play.replaced == [before])
        #expect(play.between(before) == [])
        await play.end()
    }

    @Test("A rule names the first step after which a screen shows something else")
    func rule() async {
        let text =
            "look a\nanswer 1 ok\n\n# It is cleared\nclear |\nlook b | …\n# Answered\nanswer 2 ok |"
        let rules = Rule<Lookup>.all(Array(text.utf8))
        #expect(await rules[0].violation(.plain, cancellation: .ignored) == nil)
        #expect(
            await rules[0].violation(.faulty(.neverClears), cancellation: .ignored)
                == "It is cleared: after “clear”, shows “a” instead of “”")
        #expect(
            await rules[1].violation(.plain, cancellation: .ignored)
                == "Answered: line 3: request 2 was never opened; so far 1 was")
    }

    @Test("The differences of two states name the fields, also hidden properties")
    func differences() {
        var state = Lookup.State()
        state.lookups = 1
        let hidden = state.differences(from: Lookup.State())
        #expect(hidden == ["lookups: 1 ≠ 0"])
        (state.found, state.isLooking) = ("a", true)
        let shown = state.differences(from: Lookup.State())
        #expect(shown == ["found: a ≠ –", "looking: yes ≠ no"])
    }

    private func play(_ text: String) async throws -> [Lookup.State] {
        let play = Play(.ignored, makeScreen: Pattern<Lookup>.plain.makeScreen(over: ()))
        var states = [play.state]
        for step in try Scenario<Lookup>(parsing: text).steps {
            try await play.take(step)
            states.append(play.state)
        }
        await play.end()
        return states
    }
}
