import Testing

@testable import Presentation

@Suite("Work that starts at once, or is answered at once, leaves the patterns equal")
@MainActor
struct AtOnceTests {
    @Test func servicesThatAnswerAtOnceLeaveThePatternsEqual() async {
        await expectEqual(ItemsScenario.self, depth: 4)
        await expectEqual(LoginScenario.self, depth: 4)
        await expectEqual(UsersScenario.self, depth: 4)
        await expectEqual(CounterScenario.self, depth: 4)
        let loggedIn = AppScenario.filledIn + [.intent(.login(.submitTapped))]
        await expectEqual(AppScenario.self, depth: 3, after: loggedIn)
    }

    @Test(arguments: Requests.Cancellation.allCases)
    func aSystemThatStartsWorkLaterChangesNothing(cancellation: Requests.Cancellation) async {
        await OrderedStart.$isAllowedAtOnce.withValue(false) {
            await exploreHeldOpen(ItemsScenario.self, cancellation, depth: 5)
            await exploreHeldOpen(TwinItemsScenario.self, cancellation, depth: 5)
            await exploreHeldOpen(LoginScenario.self, cancellation, depth: 5)
            await exploreHeldOpen(UsersScenario.self, cancellation, depth: 5)
            await exploreHeldOpen(CounterScenario.self, cancellation, depth: 5)
            await exploreHeldOpen(
                AppScenario.self, cancellation, depth: 3, from: AppScenario.openMain)
        }
    }

    /// Plays every way of doing so many things, over services that keep nobody waiting.
    private func expectEqual<Feature: ExploredFeature>(
        _ feature: Feature.Type, depth: Int, after beginning: [Scenario<Feature>.Step] = []
    ) async {
        var ways = [beginning]
        for _ in 0..<depth {
            ways = ways.flatMap { way in Feature.exploredIntents.map { way + [.intent($0)] } }
        }
        for way in ways {
            let players = Explorer<Feature>.patterns.values.map { makeScreen in
                Player<Feature>(.ignored, answersAtOnce: true, makeScreen: makeScreen)
            }
            for step in way {
                var shown: [Feature.State?] = []
                for player in players {
                    await OrderedStart.nothingQueued()
                    try? player.begin(step)
                    shown.append(player.state)
                    await player.requests.settle()
                }
                #expect(shown[0] == shown[1], "\(Feature.name): \(way), when the call returns")
                #expect(players[0].state == players[1].state, "\(Feature.name): \(way)")
            }
            #expect(players[0].requests.all == players[1].requests.all)
        }
    }

    private func exploreHeldOpen<Feature: ExploredFeature>(
        _ feature: Feature.Type, _ cancellation: Requests.Cancellation, depth: Int,
        from beginning: [Scenario<Feature>.Step] = []
    ) async {
        let report = await Explorer<Feature>(
            cancellation: cancellation, depth: depth, beginning: beginning
        ).run()
        #expect(report.failure == nil)
    }
}
