import Testing

@testable import Scenarios

@Suite("A screen that is released is gone, and its requests are cancelled", .timeLimit(.minutes(5)))
@MainActor
struct LifetimeTests {
    @Test(
        "After each step of the sample scenario", arguments: FeatureCase.all,
        Requests.Cancellation.allCases)
    func releaseAfterEachStep(
        feature: FeatureCase, cancellation: Requests.Cancellation
    ) async throws {
        try await releaseAfterEachStep(feature.feature, cancellation)
    }

    private func releaseAfterEachStep<F: Feature>(
        _ feature: F.Type, _ cancellation: Requests.Cancellation
    ) async throws {
        let steps = try Scenario<F>(parsing: F.sampleScenario).lines.map(\.step)
        for pattern in F.patterns {
            var releases = 0
            for count in 1...steps.count {
                let player = Player(
                    cancellation, makeScreen: pattern.makeScreen(over: F.sampleContent))
                for step in steps.prefix(count) {
                    try player.begin(step)
                    await player.requests.settle()
                }
                if player.requests.open.contains(where: { !$0.isCancelled }) { releases += 1 }
                player.release()
                await player.requests.settle()
                #expect(player.leftover == nil, "\(pattern), after \(count) steps")
                player.requests.close()
                await player.requests.settle()
            }
            #expect(releases > 0, "\(pattern): a request is open after some step")
        }
    }
}
