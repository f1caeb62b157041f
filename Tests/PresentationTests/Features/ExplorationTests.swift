import Scenarios
import Testing

/// Plays a feature's schedules in all patterns side by side, from each beginning.
@MainActor
func explore<F: Feature>(
    _ feature: F.Type, _ cancellation: Requests.Cancellation,
    plays: Int = ExplorationTests.budget
) async {
    var unreached = Set(F.situations.map(\.name))
    for beginning in F.beginnings {
        var explorer = Explorer(F.patterns, cancellation: cancellation, beginning: beginning)
        explorer.plays = plays
        let exploration = await explorer.run()
        print("explored \(exploration)")
        unreached.formIntersection(exploration.unreached)
        guard exploration.failure == nil else { return expectNone(exploration.failure) }
    }
    // A service that honours cancellation gives no late answers.
    if cancellation == .ignored {
        #expect(unreached.isEmpty, "no schedule of \(F.name) goes through these situations")
    }
}

@Suite(
    "In every order of answers, each pattern does what the specification says",
    .timeLimit(.minutes(5)))
@MainActor
struct ExplorationTests {
    /// How many schedules are played of each feature, from each beginning, over each kind of service.
    nonisolated static let budget = environmentNumber("EXPLORER_BUDGET") ?? 260

    @Test(
        "All patterns side by side: every schedule, shortest first", arguments: FeatureCase.all,
        Requests.Cancellation.allCases)
    func allPatterns(feature: FeatureCase, cancellation: Requests.Cancellation) async {
        // Late answers are where most mistakes are.
        let plays = cancellation == .ignored ? Self.budget : Self.budget / 4
        await explore(feature.feature, cancellation, plays: plays)
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
            // After a beginning, there are more steps to choose from; `.ci/run` goes further.
            explorer.depth = environmentNumber("EXPLORER_DEPTH") ?? (beginning.isEmpty ? 3 : 2)
            let merged = await explorer.run()
            explorer.merges = false
            let unmerged = await explorer.run()
            guard unmerged.failure == nil else { return expectNone(unmerged.failure) }
            #expect(unmerged.stateKeys == merged.stateKeys)
            #expect(unmerged.plays > merged.plays)
        }
    }
}
