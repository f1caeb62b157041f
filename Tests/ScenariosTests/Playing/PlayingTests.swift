import Testing

@testable import Scenarios

@Suite("A scenario is played as written, or not at all", .timeLimit(.minutes(5)))
@MainActor
struct PlayingTests {
    @Test("A playback has the state before the first step and after each")
    func states() async throws {
        let playback = try await play("look a\nanswer 1 ok\nlook b\nclear")
        #expect(playback.start == Lookup.State())
        #expect(playback.states.map(Lookup.summary) == ["…", "a", "a …", "…"])
    }

    @Test("A playback counts transitions, and answers that changed nothing")
    func tally() async throws {
        let playback = try await play("look a\nlook b\nanswer 2 ok\nanswer 1 ok")
        #expect(playback.requestsOpened == 2)
        #expect(playback.tally == .init(transitions: 3, answersIgnored: 1))
    }

    @Test("A playback has the span of each request: opened, cancelled, answered")
    func spans() async throws {
        let playback = try await play(
            "look a\nnote n\nlook b\nanswer 2 ok\nanswer 1 fail Late.\nlook c")
        #expect(
            playback.requests == [
                RequestSpan(number: 1, name: "look up a", opened: 0, cancelled: 2, answered: 4),
                RequestSpan(number: 2, name: "look up b", opened: 2, answered: 3),
                RequestSpan(number: 3, name: "look up c", opened: 5),
            ])
    }

    @Test(
        "An answer to what is not open is an error",
        arguments: [
            ("look a\nanswer 2 ok", "request 2 was never opened; so far 1 was"),
            ("look a\n\nanswer 1 ok\nanswer 1 ok", "request 1 has been answered already"),
        ])
    func impossibleAnswer(text: String, problem: String) async throws {
        let lastLine = text.split(separator: "\n", omittingEmptySubsequences: false).count
        let error = await #expect(throws: ScenarioError.self) { try await play(text) }
        #expect(error == ScenarioError(line: lastLine, problem: problem))
    }

    @Test("A cancelled request can still be answered", arguments: Requests.Cancellation.allCases)
    func cancelledRequest(cancellation: Requests.Cancellation) async throws {
        let session = ScenarioSession<Lookup>(.plain, content: (), cancellation: cancellation)
        try await session.play(.user(.look("a")))
        try await session.play(.user(.look("b")))
        #expect(session.requests.all.map(\.isCancelled) == [true, false])
        try await session.play(.answer(1, .ok))
        #expect(session.requests.open.map(\.number) == [2])
        await session.end()
    }

    @Test("The intermediate states of a step begin with the one before it")
    func intermediateStates() async throws {
        let session = ScenarioSession<Lookup>(.plain, content: ())
        try await session.play(.user(.look("a")))
        let before = session.state
        try await session.play(.answer(1, .ok))
        #expect(session.intermediateStates == [before])
        try await session.play(.user(.lookAgain))
        #expect(session.intermediateStates.map(Lookup.summary) == ["a"])
        await session.end()
    }

    @Test("A screen that takes the place of another is observed, too")
    func replacedScreen() async throws {
        for pattern in AppScenario.patterns {
            let session = ScenarioSession<AppScenario>(
                pattern, content: AppScenario.sampleContent)
            let login = "login email al@x.test\nlogin password enigma\nlogin submit\nanswer 1 ok"
            for line in try Scenario<AppScenario>(parsing: login).lines {
                try await session.play(line.step)
            }
            let transitions = session.tally.transitions
            try await session.play(.answer(2, .ok))
            #expect(session.tally.transitions > transitions, "\(pattern)")
            await session.end()
        }
    }

    private func play(_ text: String) async throws -> Playback<Lookup> {
        try await Scenario(parsing: text).play(.plain, content: ())
    }
}
