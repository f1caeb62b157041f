import Scenarios
import Testing

@Suite("A mistake that all patterns make alike is seen", .timeLimit(.minutes(5)))
@MainActor
struct SpecificationTests {
    @Test("Each sentence of a specification is broken by a mistake", arguments: FeatureCase.all)
    func eachClause(feature: FeatureCase) async throws {
        let feature = try #require(
            feature.feature as? any FeatureWithMistakes.Type, "\(feature.feature.name) has none")
        await expectBroken(feature)
    }

    private func expectBroken<F: FeatureWithMistakes>(_ feature: F.Type) async {
        for clause in F.specification {
            let mistakes = F.mistakes.filter { clause.name.hasPrefix($0.clause) }
            #expect(!mistakes.isEmpty, "nothing breaks “\(clause.name)”")
            for mistake in mistakes where mistake.isSeen {
                let problem = await problem(with: mistake)
                #expect(
                    problem?.hasPrefix("“\(clause.name)”") == true,
                    "\(clause.name): \(problem ?? "")")
            }
        }
    }

    private func problem<F: Feature>(with mistake: Mistake<F>) async -> String? {
        var explorer = Explorer(
            F.patterns.map { mistake.makeScreen($0) }, cancellation: .ignored,
            beginning: mistake.scenario.flatMap { try? Scenario<F>(parsing: $0).lines.map(\.step) }
                ?? F.beginnings[0])
        explorer.plays = 420
        return await explorer.run().failure?.problem
    }
}
