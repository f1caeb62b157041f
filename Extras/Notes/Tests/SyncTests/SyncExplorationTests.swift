import Foundation
import Testing

@Suite("Every order of what can happen keeps the promises", .timeLimit(.minutes(30)))
struct SyncExplorationTests {
    private static let budget =
        ProcessInfo.processInfo.environment["SYNC_STEPS"].flatMap(Int.init) ?? 120

    @Test("No order breaks a promise", arguments: SyncScope.all.map(\.name))
    func orders(name: String) throws {
        let scope = try #require(SyncScope.all.first { $0.name == name })
        let report = SyncExplorer(scope: scope, budget: Self.budget).explore()
        let order = report.order.map(\.description).joined(separator: ", ")
        #expect(report.violation == nil, "\(order): \(report.violation ?? "")")
        print(
            "\(name): \(report.states) states, \(report.steps) steps,",
            "all orders of \(report.depth)")
    }

    @Test("No walk at random breaks a promise", arguments: SyncScope.all.map(\.name))
    func walks(name: String) throws {
        let scope = try #require(SyncScope.all.first { $0.name == name })
        let explorer = SyncExplorer(scope: scope, budget: 0)
        for seed in 0..<Self.budget / 4 {
            let report = explorer.walk(seed: seed, steps: 20)
            let order = report.order.map(\.description).joined(separator: ", ")
            try #require(report.violation == nil, "\(order): \(report.violation ?? "")")
        }
    }
}
