import Explorer
import Scenarios
import Testing

@Suite(
    "In every order of answers, the properties hold and the patterns agree", .timeLimit(.minutes(5))
)
@MainActor
struct ExplorationTests {
    /// How many plays there are of each feature, from each beginning, over services that ignore
    /// cancellation.
    nonisolated static let budget = environmentNumber("EXPLORER_BUDGET") ?? 260

    @Test(
        "All patterns side by side: every play, shortest first", arguments: FeatureCase.all,
        Requests.Cancellation.allCases)
    func allPatterns(feature: FeatureCase, cancellation: Requests.Cancellation) async {
        await explore(feature.feature, cancellation)
    }

    private func explore<F: Feature>(
        _ feature: F.Type, _ cancellation: Requests.Cancellation
    ) async {
        for beginning in F.beginnings {
            var explorer = Explorer(F.patterns, cancellation: cancellation, beginning: beginning)
            // Late answers are where most mistakes are.
            explorer.plays = cancellation == .ignored ? Self.budget : Self.budget / 4
            expectNone(await explorer.run().failure)
        }
    }

    @Test(
        "Merging hides nothing: without it, the same states are reached", arguments: FeatureCase.all
    )
    func unmerged(feature: FeatureCase) async {
        await exploreUnmerged(feature.feature)
    }

    private func exploreUnmerged<F: Feature>(_ feature: F.Type) async {
        for beginning in F.beginnings {
            var explorer = Explorer(
                Array(F.patterns.prefix(1)), cancellation: .ignored, beginning: beginning)
            // After a beginning, there are more steps to choose from.
            explorer.depth = environmentNumber("EXPLORER_DEPTH") ?? (beginning.isEmpty ? 3 : 2)
            let merged = await explorer.run()
            explorer.merges = false
            let unmerged = await explorer.run()
            expectNone(unmerged.failure)
            #expect(unmerged.stateKeys == merged.stateKeys)
            #expect(unmerged.plays > merged.plays)
        }
    }
}
