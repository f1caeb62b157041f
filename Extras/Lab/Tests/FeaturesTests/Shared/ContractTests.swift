import Explorer
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
        "In the rules and the sample scenario, the properties hold and the patterns agree",
        arguments: FeatureCase.all)
    func properties(feature: FeatureCase) async throws {
        try await expectProperties(feature.feature)
    }

    private func expectProperties<F: Feature>(_ feature: F.Type) async throws {
        let sample = try Scenario<F>(parsing: F.sampleScenario).steps
        for steps in F.rules.map(\.scenario.steps) + [sample] {
            let walker = Walker(F.patterns, content: F.sampleContent, cancellation: .ignored)
            expectNone(await walker.failure(of: steps))
        }
    }
}
