import Scenarios
import Testing

@Suite("Each pattern keeps every rule of its feature's contract", .timeLimit(.minutes(5)))
@MainActor
struct ContractTests {
    @Test("Every rule", arguments: FeatureCase.all, Requests.Cancellation.allCases)
    func everyRule(feature: FeatureCase, cancellation: Requests.Cancellation) async {
        await expectRules(feature.feature, cancellation)
    }

    private func expectRules<F: Feature>(
        _ feature: F.Type, _ cancellation: Requests.Cancellation
    ) async {
        #expect(!F.rules.isEmpty)
        for pattern in F.patterns {
            for rule in F.rules {
                let violation = await rule.violation(pattern, cancellation: cancellation)
                #expect(violation == nil, "\(pattern)")
            }
        }
    }

    @Test(
        "What each rule does and the sample scenario keep the specification",
        arguments: FeatureCase.all)
    func specification(feature: FeatureCase) async throws {
        try await expectSpecified(feature.feature)
    }

    private func expectSpecified<F: Feature>(_ feature: F.Type) async throws {
        let sample = try Scenario<F>(parsing: F.sampleScenario).lines.map(\.step)
        for steps in F.rules.map(\.steps) + [sample] {
            var explorer = Explorer(
                F.patterns, content: F.sampleContent, cancellation: .ignored, beginning: steps)
            explorer.depth = 0
            expectNone(await explorer.run().failure)
        }
    }
}
