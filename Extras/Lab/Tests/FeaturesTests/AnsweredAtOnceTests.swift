import Explorer
import Scenarios
import Testing

@Suite(
    "Services that answer at once leave no spinner, and the patterns equal", .timeLimit(.minutes(5))
)
@MainActor
struct AnsweredAtOnceTests {
    @Test("Every three steps", arguments: FeatureCase.all)
    func everyThreeSteps(feature: FeatureCase) async throws {
        try await playThreeSteps(feature.feature)
    }

    private func playThreeSteps<F: Feature>(_ feature: F.Type) async throws {
        for beginning in F.beginnings {
            var scenarios = [beginning.filter { $0.asInput != nil }]
            for _ in 1...3 {
                scenarios = scenarios.flatMap { steps in
                    F.exploredSteps.map { steps + [.input($0)] }
                }
            }
            for steps in scenarios { try await play(F.self, steps) }
        }
    }

    private func play<F: Feature>(_ feature: F.Type, _ steps: [ScenarioStep<F.Step>]) async throws {
        let plays = F.patterns.map { pattern in
            Play(
                .ignored, Requests.Options(answersAtOnce: true),
                makeScreen: pattern.makeScreen(over: F.exploredContent))
        }
        for step in steps {
            for play in plays { try play.begin(step) }
            #expect(plays.allSatisfy { $0.state == plays[0].state }, "when called: \(steps)")
            #expect(await Play.settle(plays), "it comes to rest: \(steps)")
            #expect(plays.allSatisfy { $0.state == plays[0].state }, "when answered: \(steps)")
            #expect(plays.allSatisfy { $0.requests.all == plays[0].requests.all })
            #expect(!F.isWaiting(plays[0].state))
        }
    }
}
