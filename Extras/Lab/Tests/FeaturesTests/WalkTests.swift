import Explorer
import Scenarios
import Testing

@Suite(
    "Random plays of each screen, and of the whole app, keep what must hold",
    .timeLimit(.minutes(5)))
@MainActor
struct WalkTests {
    /// How long each feature is played.
    nonisolated static let seconds = environmentNumber("WALK_SECONDS") ?? 2
    nonisolated static let seed = environmentNumber("WALK_SEED") ?? 1

    @Test("A random walk", arguments: FeatureCase.all)
    func walk(feature: FeatureCase) async { await walk(feature.feature) }

    private func walk<F: Feature>(_ feature: F.Type) async {
        var walks = Walks<F>(seed: UInt64(bitPattern: Int64(Self.seed)), steps: 200)
        expectNone(await walks.walk(for: .seconds(Self.seconds)))
    }
}
