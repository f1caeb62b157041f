import Explorer
import Scenarios
import Testing

@Suite(
    "Random plays of the notes, and of the whole app, keep what must hold", .timeLimit(.minutes(5)))
@MainActor
struct NotesWalkTests {
    @Test("A random walk of 200 steps", arguments: FeatureCase.all, 1...10 as ClosedRange<UInt64>)
    func walk(feature: FeatureCase, seed: UInt64) async { await walk(feature.feature, seed) }

    private func walk<F: Feature>(_ feature: F.Type, _ seed: UInt64) async {
        var coverage = Coverage<F>()
        for cancellation in Requests.Cancellation.allCases {
            expectNone(
                await Walker(F.patterns, cancellation: cancellation)
                    .walk(seed: seed, steps: 200, covering: &coverage))
        }
    }
}
