import Explorer
import Scenarios
import Testing

@Suite(
    "Random plays of each screen, and of the whole app, keep what must hold",
    .timeLimit(.minutes(5)))
@MainActor
struct WalkTests {
    @Test("A random walk", arguments: FeatureCase.all)
    func walk(feature: FeatureCase) async { await walk(feature.feature) }

    private func walk<F: Feature>(_ feature: F.Type) async {
        var walks = Walks<F>(seed: 1, steps: 200)
        expectNone(await walks.walk(for: .seconds(2)))
    }
}
