import Scenarios
import Testing

@Suite(
    "A sample scenario plays, shows something, and shows the same in each pattern",
    .timeLimit(.minutes(5)))
@MainActor
struct SampleScenarioTests {
    @Test("The sample scenario", arguments: FeatureCase.all, Requests.Cancellation.allCases)
    func sample(feature: FeatureCase, cancellation: Requests.Cancellation) async throws {
        try await playSample(feature.feature, cancellation)
    }

    private func playSample<F: Feature>(
        _ feature: F.Type, _ cancellation: Requests.Cancellation
    ) async throws {
        let scenario = try Scenario<F>(parsing: F.sampleScenario)
        var playbacks: [Playback<F>] = []
        for pattern in F.patterns {
            playbacks.append(
                try await scenario.play(
                    pattern, content: F.sampleContent, cancellation: cancellation))
        }
        let first = try #require(playbacks.first)
        #expect(first.states.contains { $0 != first.start })
        #expect(first.requests.contains { $0.answered != nil })
        for other in playbacks.dropFirst() {
            #expect(other.states == first.states)
            #expect(other.requests == first.requests)
            #expect(other.tally.answersIgnored == first.tally.answersIgnored)
        }
    }

    @Test("Every step is read as it is written", arguments: FeatureCase.all)
    func readAsWritten(feature: FeatureCase) throws {
        try expectReadAsWritten(feature.feature)
    }

    private func expectReadAsWritten<F: Feature>(_ feature: F.Type) throws {
        for step in F.exploredSteps + F.walkSteps {
            let line = Scenario<F>.text(of: .user(step))
            #expect(try Scenario<F>(parsing: line).lines.map(\.step) == [.user(step)])
        }
        let sample = try Scenario<F>(parsing: F.sampleScenario)
        #expect(try Scenario<F>(parsing: sample.text).lines.map(\.step) == sample.lines.map(\.step))
    }
}
