import Testing

@testable import Presentation

@Suite("A screen belongs to its owner, in every feature and both patterns")
@MainActor
struct LifetimeTests {
    @Test(arguments: Pattern.allCases, Requests.Cancellation.allCases)
    func requestsDoNotKeepTheScreenAlive(
        pattern: Pattern, cancellation: Requests.Cancellation
    ) async throws {
        try await expectRelease(ItemsScenario.self, "load", pattern, cancellation)
        try await expectRelease(
            LoginScenario.self, "email a@b.c\npassword x\nsubmit", pattern, cancellation)
        try await expectRelease(UsersScenario.self, "load", pattern, cancellation)
        try await expectRelease(CounterScenario.self, "increment\nreset", pattern, cancellation)
        try await expectRelease(
            AppScenario.self,
            "login email al@x.test\nlogin password enigma\nlogin submit\nanswer 1 ok", pattern,
            cancellation)
    }

    /// Plays the steps, lets go of the screen, and expects that it is gone and its requests given up.
    private func expectRelease<Feature: ScenarioFeature>(
        _ feature: Feature.Type, _ text: String, _ pattern: Pattern,
        _ cancellation: Requests.Cancellation
    ) async throws {
        let requests = Requests(cancellation: cancellation)
        var screen: FeatureScreen<Feature>? = Feature.makeScreen(
            pattern, content: Feature.sampleContent, requests: requests)
        weak let model = screen?.model
        for line in try Scenario<Feature>(parsing: text).lines {
            switch line.step {
            case .intent(let intent): _ = screen?.perform(intent)
            case .answer(let number, let answer): try requests.answer(number, answer)
            }
            await requests.settle()
        }
        #expect(!requests.open.isEmpty)
        screen = nil
        await requests.settle()
        #expect(model == nil, "\(Feature.name)")
        #expect(!requests.open.contains { !$0.isGivenUp }, "\(Feature.name)")
        requests.close()
        await requests.settle()
    }
}
