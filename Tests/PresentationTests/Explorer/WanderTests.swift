import Foundation
import Testing

@testable import Presentation

@Suite("Random schedules, hundreds of steps long, keep the promises too")
@MainActor
struct WanderTests {
    /// The seeds to try; `WANDER_SEED` adds one of your own.
    nonisolated static let seeds: [UInt64] =
        [1, 2, 3]
        + (ProcessInfo.processInfo.environment["WANDER_SEED"].flatMap(UInt64.init).map { [$0] }
            ?? [])

    @Test(arguments: seeds, Requests.Cancellation.allCases)
    func nothingGoesWrong(seed: UInt64, cancellation: Requests.Cancellation) async {
        await wander(ItemsScenario.self, seed, cancellation)
        await wander(TwinItemsScenario.self, seed, cancellation)
        await wander(LoginScenario.self, seed, cancellation)
        await wander(UsersScenario.self, seed, cancellation)
        await wander(CounterScenario.self, seed, cancellation)
        await wander(AppScenario.self, seed, cancellation, from: AppScenario.openMain)
    }

    @Test(arguments: seeds)
    func aLongScheduleThatShowsAFaultShrinksToAShortOne(seed: UInt64) async throws {
        let fault = try #require(Fault.items.first { $0.name.contains("spinner of a newer load") })
        var explorer = makeExplorer(ItemsScenario.self, .ignored)
        explorer.makeScreen[fault.pattern] = { fault.makeScreen(ItemsScenario.wanderedContent, $0) }
        let failure = try #require(await explorer.wander(seed: seed))
        #expect(failure.steps.prefix(2) == [.intent(.loadRequested), .intent(.loadRequested)])
        #expect(failure.steps.count == 3)
    }

    private func wander<Feature: ExploredFeature>(
        _ feature: Feature.Type, _ seed: UInt64, _ cancellation: Requests.Cancellation,
        from beginning: [Scenario<Feature>.Step] = []
    ) async {
        let explorer = makeExplorer(feature, cancellation, from: beginning)
        let failure = await explorer.wander(seed: seed)
        #expect(failure == nil, "seed \(seed)")
    }

    private func makeExplorer<Feature: ExploredFeature>(
        _ feature: Feature.Type, _ cancellation: Requests.Cancellation,
        from beginning: [Scenario<Feature>.Step] = []
    ) -> Explorer<Feature> {
        Explorer(
            cancellation: cancellation, depth: 300, beginning: beginning,
            makeScreen: Explorer<Feature>.patterns(over: Feature.wanderedContent))
    }
}
