import Domain
import Testing

@testable import Presentation

@Suite("A session tells what goes on behind the screen, and no feature knows of it")
@MainActor
struct TraceTests {
    @Test func aStoreTellsWhatItReducesAndWhatRuns() async throws {
        let session = try await played(ItemsScenario.self, .mvi, "load\nanswer 1 ok\ndelete b")
        let workings = try #require(session.workings)
        #expect(
            workings.inputs.map { "\($0.kind) \($0.text)" } == [
                "intent loadRequested", "action loadResponse.success([a, b, c])",
                "intent deleteTapped(b)",
            ])
        #expect(workings.effects == [#"delete("b")"#])
        await session.end()
    }

    @Test func aViewModelIsKnownByTheMethodsThatHaveNotEnded() async throws {
        let session = try await played(
            ItemsScenario.self, .mvvm, "load\nselect a\nload\nanswer 1 ok")
        #expect(session.workings == nil)
        #expect(session.intentsUnderWay == [.loadRequested])
        try await session.play(.answer(2, .ok))
        #expect(session.intentsUnderWay.isEmpty)
        await session.end()
    }

    @Test func whatFollowsFromACallBelongsToIt() async throws {
        let session = try await played(
            AppScenario.self, .mvvm,
            "login email al@x.test\nlogin password enigma\nlogin submit\nanswer 1 ok\nanswer 2 ok")
        #expect(session.intentsUnderWay == [.login(.submitTapped)])
        try await session.play(.intent(.logOutTapped))
        #expect(session.intentsUnderWay.isEmpty)
        await session.end()
    }

    @Test(arguments: Pattern.allCases)
    func theStatesOfAStepBeginWithTheOneBeforeIt(pattern: Pattern) async throws {
        let session = try await played(ItemsScenario.self, pattern, "load")
        let before = session.state
        try await session.play(.answer(1, .ok))
        #expect(session.leftBehind.first == before)
        #expect(!session.leftBehind.contains(session.state) || pattern == .mvvm)
        try await session.play(.intent(.itemTapped("nothing")))
        #expect(session.leftBehind.allSatisfy { $0 == session.state })
        await session.end()
    }

    @Test(arguments: Pattern.allCases)
    func aScreenThatIsReplacedIsObservedFurther(pattern: Pattern) async throws {
        let session = try await played(
            AppScenario.self, pattern,
            "login email al@x.test\nlogin password enigma\nlogin submit\nanswer 1 ok")
        let transitions = session.tally.transitions
        try await session.play(.answer(3, .ok))
        #expect(session.tally.transitions > transitions)
        await session.end()
    }

    @Test func aPasswordDoesNotShow() async throws {
        let session = try await played(LoginScenario.self, .mvi, "password enigma")
        #expect(session.workings?.inputs.map(\.text) == ["passwordChanged(•••)"])
        await session.end()
    }

    @Test func manyElementsAreCounted() {
        let items = (1...6).map { Item(id: "\($0)", name: "") }
        #expect(
            CaseText.of(ItemsAction.loadResponse(.success(items)))
                == "loadResponse.success([6 elements])")
        #expect(
            CaseText.of(ItemsAction.deleteResponse("a", .failure(.unavailable("No.")))).hasPrefix(
                "deleteResponse(a, failure.unavailable(No.)"))
        #expect(
            CaseText.of(AppIntent.main(.counter(.resetTapped))) == "main.counter.resetTapped")
    }

    private func played<Feature: ScenarioFeature>(
        _ feature: Feature.Type, _ pattern: Pattern, _ text: String
    ) async throws -> ScenarioSession<Feature> {
        let session = ScenarioSession<Feature>(pattern, content: Feature.sampleContent)
        for line in try Scenario<Feature>(parsing: text).lines {
            try await session.play(line.step)
        }
        return session
    }
}

@Suite("A playback tells when each request was opened, given up and answered")
@MainActor
struct RequestSpanTests {
    @Test(arguments: Pattern.allCases)
    func aRaceIsSpansThatCross(pattern: Pattern) async throws {
        let scenario = try Scenario<ItemsScenario>(
            parsing: "load\nselect a\nload\nanswer 2 ok\nanswer 1 fail Late.\ndelete a")
        let playback = try await scenario.play(pattern, content: ItemsScenario.sampleContent)
        #expect(
            playback.requests == [
                RequestSpan(number: 1, name: "load", opened: 0, givenUp: 2, answered: 4),
                RequestSpan(number: 2, name: "load", opened: 2, answered: 3),
                RequestSpan(number: 3, name: "delete a", opened: 5),
            ])
    }
}

@Suite("A scenario is written so that it reads back, and shown without its secrets")
struct ScenarioTextTests {
    @Test func commentsAndSecretsAreWritten() throws {
        let text = """
            # Al
            # logs in.
            email al@x.test
            password enigma

            # Now.
            submit
            answer 1 fail No.

            """
        let scenario = try Scenario<LoginScenario>(parsing: text)
        #expect(scenario.text == text)
        #expect(scenario.lines.map(\.text)[1] == "password •••")
        #expect(Scenario<LoginScenario>.shown(scenario.lines[1].step) == "password •••")
    }
}
