import Explorer
import Scenarios
import Testing

@Suite(
    "If services answer at once, no spinner stays, and the patterns agree", .timeLimit(.minutes(5))
)
@MainActor
struct AnsweredAtOnceTests {
    @Test("Forty random steps", arguments: FeatureCase.all)
    func anySteps(feature: FeatureCase) async throws {
        try await playAnySteps(feature.feature)
    }

    private func playAnySteps<F: Feature>(_ feature: F.Type) async throws {
        for _ in 1...100 {
            let steps = (1...40).compactMap { _ in F.walkSteps.randomElement() }
            try await play(F.self, steps.map { .input($0) })
        }
    }

    private func play<F: Feature>(_ feature: F.Type, _ steps: [ScenarioStep<F.Step>]) async throws {
        let plays = F.patterns.map { pattern in
            Play(
                .ignored, answersAtOnce: true,
                makeScreen: pattern.makeScreen(over: F.walkContent))
        }
        for step in steps {
            for play in plays { try play.begin(step) }
            #expect(plays.allSatisfy { $0.state == plays[0].state }, "when called: \(steps)")
            #expect(await Play.settle(plays), "the work ends: \(steps)")
            #expect(plays.allSatisfy { $0.state == plays[0].state }, "when answered: \(steps)")
            #expect(plays.allSatisfy { $0.requests.all == plays[0].requests.all })
            #expect(!F.isWaiting(plays[0].state))
        }
    }
}
