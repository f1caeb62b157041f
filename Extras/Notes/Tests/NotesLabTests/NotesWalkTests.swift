import Explorer
import Foundation
import Scenarios
import Testing

@Suite(
    "In random plays of the notes and of the whole app, all properties hold",
    .timeLimit(.minutes(5)))
@MainActor
struct NotesWalkTests {
    /// With `NOTES_WALKS=50`, fifty random seeds are used instead.
    private nonisolated static let seeds: [UInt64] =
        ProcessInfo.processInfo.environment["NOTES_WALKS"].flatMap(Int.init)
        .map { count in (0..<count).map { _ in .random(in: 1 ... .max) } } ?? Array(1...10)

    @Test("A random walk of 200 steps", arguments: FeatureCase.all, seeds)
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
