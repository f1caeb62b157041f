import Explorer
import Scenarios
import Testing

@Suite(
    "Random plays, far longer than the explorer's, keep what must hold",
    .timeLimit(.minutes(5)))
@MainActor
struct RandomWalkTests {
    /// The seeds to try; `WALK_SEED` adds one.
    nonisolated static let seeds = [1] + [environmentNumber("WALK_SEED")].compactMap(\.self)

    /// How long a walk is. What a step costs grows with the steps before it.
    nonisolated static let steps = environmentNumber("WALK_STEPS") ?? 150

    @Test("A random walk", arguments: FeatureCase.all, seeds)
    func walk(feature: FeatureCase, seed: Int) async {
        for cancellation in Requests.Cancellation.allCases {
            await walk(feature.feature, seed, cancellation)
        }
    }

    private func walk<F: Feature>(
        _ feature: F.Type, _ seed: Int, _ cancellation: Requests.Cancellation
    ) async {
        let explorer = Explorer(F.patterns, content: F.walkContent, cancellation: cancellation)
        let failure = await explorer.randomWalk(
            seed: UInt64(bitPattern: Int64(seed)), steps: Self.steps)
        expectNone(failure, "seed \(seed): ")
    }
}
