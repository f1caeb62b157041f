import Testing

@testable import Presentation

@Suite("A scenario is read line by line, and what is wrong is named with its line")
struct ScenarioParsingTests {
    @Test func commentsAndBlankLinesSayNothing() throws {
        let scenario = try Scenario<ItemsScenario>(
            parsing: "# Loads.\r\n\n  load\t\n\n   # Answers.\nanswer 1 fail It is  late.\n")
        #expect(
            scenario.lines.map(\.step) == [
                .intent(.loadRequested), .answer(1, .fail("It is  late.")),
            ])
        #expect(scenario.lines.map(\.number) == [3, 6])
    }

    @Test func anIDIsTheRestOfTheLine() throws {
        let scenario = try Scenario<ItemsScenario>(parsing: "delete  the red one ")
        #expect(scenario.lines.map(\.step) == [.intent(.deleteTapped("the red one"))])
    }

    @Test func everyStepIsReadAsItIsWritten() throws {
        let steps: [Scenario<ItemsScenario>.Step] = [
            .intent(.loadRequested), .intent(.itemTapped("a")), .intent(.selectionCleared),
            .intent(.deleteTapped("b c")), .intent(.errorDismissed), .answer(12, .ok),
            .answer(3, .fail("No.")),
        ]
        let text = Scenario<ItemsScenario>(steps).lines.map(\.text).joined(separator: "\n")
        #expect(try Scenario<ItemsScenario>(parsing: text).lines.map(\.step) == steps)
    }

    @Test(arguments: [
        ("laod", "“laod” is not a step"),
        ("select", "“select” should be “select ID”"),
        ("load now", "“load now” should be “load”"),
        ("answer", "is not an answer"),
        ("answer one ok", "is not an answer"),
        ("answer 0 ok", "is not an answer"),
        ("answer 1 maybe", "is not an answer"),
        ("answer 1 ok then", "is not an answer"),
        ("answer 1 fail", "is not an answer"),
    ])
    func aLineThatIsNoStepIsAnError(line: String, problem: String) {
        let error = #expect(throws: ScenarioError.self) {
            try Scenario<ItemsScenario>(parsing: "load\n\n\(line)")
        }
        #expect(error?.line == 3)
        #expect(error?.problem.contains(problem) == true)
    }
}

@Suite("A scenario is played as written, or not at all")
@MainActor
struct ScenarioPlayingTests {
    @Test(arguments: Pattern.allCases)
    func aPlaybackHasTheStateAfterEachStep(pattern: Pattern) async throws {
        let playback = try await play("load\nanswer 1 ok\nselect b", pattern)
        #expect(playback.states.map(ItemsScenario.summary) == ["…", "a b c", "a [b] c"])
    }

    @Test(arguments: Pattern.allCases)
    func aPlaybackTellsWhatHappenedOnTheWay(pattern: Pattern) async throws {
        let playback = try await play("load\nload\nanswer 2 ok\nanswer 1 ok", pattern)
        #expect(playback.requestsOpened == 2)
        #expect(playback.tally.answersIgnored == 1)
        #expect(playback.tally.transitions > 0)
    }

    @Test(arguments: [
        ("load\nanswer 2 ok", "request 2 was never opened; so far 1 was"),
        ("load\n\nanswer 1 ok\nanswer 1 ok", "request 1 has been answered already"),
    ])
    func anAnswerThatCanNotBeIsAnError(text: String, problem: String) async throws {
        let lastLine = text.split(separator: "\n", omittingEmptySubsequences: false).count
        let error = await #expect(throws: ScenarioError.self) { try await play(text, .mvi) }
        #expect(error == ScenarioError(line: lastLine, problem: problem))
    }

    @Test(arguments: Pattern.allCases, Requests.Cancellation.allCases)
    func aRequestThatWasGivenUpCanStillBeAnswered(
        pattern: Pattern, cancellation: Requests.Cancellation
    ) async throws {
        let session = ScenarioSession<ItemsScenario>(
            pattern, content: ItemsScenario.sampleContent, cancellation: cancellation)
        try await session.play(.intent(.loadRequested))
        try await session.play(.intent(.loadRequested))
        #expect(session.requests.all.map(\.isGivenUp) == [true, false])
        try await session.play(.answer(1, .ok))
        #expect(session.requests.open.map(\.number) == [2])
        await session.end()
    }

    @Test func theSampleScenarioShowsWhatItPromises() async throws {
        let scenario = try Scenario<ItemsScenario>(parsing: ItemsScenario.sampleScenario)
        let content = ItemsScenario.sampleContent
        let mvvm = try await scenario.play(.mvvm, content: content)
        let mvi = try await scenario.play(.mvi, content: content)
        #expect(mvvm.states == mvi.states)
        #expect(mvvm.tally.answersIgnored == 1)
        #expect(mvi.tally.answersIgnored == 1)
    }

    private func play(_ text: String, _ pattern: Pattern) async throws -> Playback<ItemsScenario> {
        try await Scenario(parsing: text).play(pattern, content: ItemsScenario.sampleContent)
    }
}
