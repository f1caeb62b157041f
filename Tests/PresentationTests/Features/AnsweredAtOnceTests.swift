import Testing

@testable import Scenarios

@Suite(
    "Services that answer at once leave no spinner, and leave the patterns equal",
    .timeLimit(.minutes(5)))
@MainActor
struct AnsweredAtOnceTests {
    @Test("Every three steps", arguments: FeatureCase.all)
    func everyThreeSteps(feature: FeatureCase) async {
        await playThreeSteps(feature.feature)
    }

    private func playThreeSteps<F: Feature>(_ feature: F.Type) async {
        for beginning in F.beginnings {
            var schedules = [beginning.filter { $0.ofUser != nil }]
            for _ in 1...3 {
                schedules = schedules.flatMap { schedule in
                    F.exploredSteps.map { schedule + [.user($0)] }
                }
            }
            for schedule in schedules {
                await play(F.self, schedule)
            }
        }
    }

    private func play<F: Feature>(_ feature: F.Type, _ schedule: [ScenarioStep<F.Step>]) async {
        let players = F.patterns.map { pattern in
            Player(
                .ignored, Requests.Options(answersAtOnce: true),
                makeScreen: pattern.makeScreen(over: F.exploredContent))
        }
        for step in schedule {
            for player in players { _ = try? player.begin(step) }
            expectEqual(players, "when the call returns", schedule)
            await Requests.settle(players.map(\.requests))
            expectEqual(players, "when all is answered", schedule)
            #expect(players.first?.state.map(F.isWaiting) == false)
        }
    }

    private func expectEqual<F: Feature>(
        _ players: [Player<F>], _ moment: String, _ schedule: [ScenarioStep<F.Step>]
    ) {
        for player in players.dropFirst() where player.state != players.first?.state {
            Issue.record("\(F.name), \(moment): \(schedule)")
        }
        for player in players.dropFirst() {
            #expect(player.requests.all == players.first?.requests.all)
        }
    }
}
