import Foundation
import Testing

@Suite("Every order of what can happen keeps the promises", .timeLimit(.minutes(30)))
struct SyncExplorationTests {
    private static let budget = ProcessInfo.processInfo.environment["SYNC_STEPS"].flatMap(Int.init)

    @Test("No order breaks a promise", arguments: SyncScope.all.map(\.name))
    func orders(name: String) throws {
        let scope = try #require(SyncScope.all.first { $0.name == name })
        let report = SyncExplorer(scope: scope, budget: Self.budget ?? 120).explore()
        let order = report.order.map(\.description).joined(separator: ", ")
        #expect(report.violation == nil, "\(order): \(report.violation ?? "")")
        print(
            "\(name): \(report.states) states, \(report.steps) steps,",
            "all orders of \(report.depth)")
    }
}
