import Foundation
import Testing

@testable import Presentation

@Suite("In every order of answers both patterns show the same, and keep their promises")
@MainActor
struct ExplorationTests {
    @Test(arguments: Requests.Cancellation.allCases)
    func items(cancellation: Requests.Cancellation) async {
        await explore(ItemsScenario.self, cancellation, depth: 8)
    }

    @Test(arguments: Requests.Cancellation.allCases)
    func twoScreensOfItems(cancellation: Requests.Cancellation) async {
        await explore(TwinItemsScenario.self, cancellation, depth: 8)
    }

    @Test(arguments: Requests.Cancellation.allCases)
    func login(cancellation: Requests.Cancellation) async {
        await explore(LoginScenario.self, cancellation, depth: 8)
    }

    @Test(arguments: Requests.Cancellation.allCases)
    func users(cancellation: Requests.Cancellation) async {
        await explore(UsersScenario.self, cancellation, depth: 8)
    }

    @Test(arguments: Requests.Cancellation.allCases)
    func counter(cancellation: Requests.Cancellation) async {
        // Nothing is given up while the screen is there: only how it ends can differ.
        await explore(CounterScenario.self, cancellation, depth: cancellation == .ignored ? 8 : 6)
    }

    @Test(arguments: Requests.Cancellation.allCases)
    func app(cancellation: Requests.Cancellation) async {
        await explore(AppScenario.self, cancellation, depth: 6, from: AppScenario.filledIn)
        await explore(AppScenario.self, cancellation, depth: 6, from: AppScenario.openMain)
    }

    /// On a sample, every schedule is played to its end: the situations are the same.
    @Test func mergingHidesNothing() async {
        await expectSameUnmerged(ItemsScenario.self, depth: 4)
        await expectSameUnmerged(LoginScenario.self, depth: 4)
        await expectSameUnmerged(UsersScenario.self, depth: 4)
        await expectSameUnmerged(CounterScenario.self, depth: 4)
        await expectSameUnmerged(TwinItemsScenario.self, depth: 4)
    }

    private func expectSameUnmerged<Feature: ExploredFeature>(
        _ feature: Feature.Type, depth: Int
    ) async {
        let merged = await Explorer<Feature>(cancellation: .ignored, depth: depth).run()
        let unmerged = await Explorer<Feature>(
            cancellation: .ignored, depth: depth, merges: false
        ).run()
        print("unmerged \(Feature.name): \(unmerged.plays) plays instead of \(merged.plays)")
        #expect(unmerged.failure == nil)
        #expect(unmerged.situations == merged.situations)
        #expect(unmerged.plays == merged.schedules)
    }

    private func explore<Feature: ExploredFeature>(
        _ feature: Feature.Type, _ cancellation: Requests.Cancellation, depth: Int,
        from beginning: [Scenario<Feature>.Step] = []
    ) async {
        let raised = ProcessInfo.processInfo.environment["EXPLORER_DEPTH"].flatMap(Int.init)
        let explorer = Explorer<Feature>(
            cancellation: cancellation, depth: raised ?? depth, beginning: beginning,
            progress: raised == nil ? nil : Progress())
        let begin = ContinuousClock.now
        let report = await explorer.run()
        print(
            """
            explored \(Feature.name), cancellation \(cancellation): \(report.schedules) schedules \
            of up to \(explorer.depth) steps, \(report.situations.count) situations, \
            \(report.plays) plays \(begin.duration(to: .now))
            """)
        #expect(report.failure == nil)
    }
}
