import Foundation
import Testing

@Suite("The promises hold in every order of steps", .timeLimit(.minutes(30)))
struct SyncExplorationTests {
    private static let budget =
        ProcessInfo.processInfo.environment["SYNC_STEPS"].flatMap(Int.init) ?? 120

    @Test("No order breaks a promise", arguments: SyncScope.all)
    func orders(scope: SyncScope) {
        let report = SyncExplorer(scope: scope, budget: Self.budget).explore()
        #expect(report.failure == nil)
        print(
            "\(scope.name): \(report.states) states, \(report.steps) steps,",
            "all orders of \(report.depth)")
    }

    @Test("No random walk breaks a promise", arguments: SyncScope.all)
    func walks(scope: SyncScope) {
        let explorer = SyncExplorer(scope: scope, budget: 0)
        let failures = (0..<Self.budget / 4).lazy.compactMap { seed in
            explorer.walk(seed: seed, steps: 20).failure
        }
        #expect(failures.first == nil)
    }
}

extension SyncScope: CustomTestStringConvertible {
    var testDescription: String { name }
}
