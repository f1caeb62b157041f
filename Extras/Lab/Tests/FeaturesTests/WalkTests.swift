import Explorer
import Scenarios
import Testing

@Suite(
    "The properties hold in random plays of each screen and of the whole app",
    .timeLimit(.minutes(5)))
@MainActor
struct WalkTests {
    @Test("A random play", arguments: FeatureCase.all)
    func walk(feature: FeatureCase) async { await walk(feature.feature) }

    private func walk<F: Feature>(_ feature: F.Type) async {
        var walks = Walks<F>(seed: 1, steps: 200)
        expectNone(await walks.walk(for: .seconds(2)))
    }

    /// With few kinds of steps, a draft, a write in flight and the end of a session often meet.
    @Test("A random play of the steps that hold a logout and a quit")
    func leaving() async throws {
        let form = ["items add n", "items type Fig", "items save"]
        let rest = [
            "log-out", "log-in-again", "quit", "items close", "items load", "counter increment",
        ]
        let text = (form + form + rest).joined(separator: "\n")
        var coverage = Coverage<AppScenario>()
        for seed: UInt64 in 1...30 {
            var walker = Walker(
                AppScenario.patterns, cancellation: seed % 2 == 0 ? .ignored : .honoured)
            walker.steps = try Scenario<AppScenario>(parsing: text).steps.compactMap(\.asInput)
            expectNone(await walker.walk(seed: seed, steps: 100, covering: &coverage))
        }
    }
}
