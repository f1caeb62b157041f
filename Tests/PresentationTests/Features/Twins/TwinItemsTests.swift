import Scenarios
import Testing

@Suite("Two instances of one feature in a parent never cancel each other", .timeLimit(.minutes(5)))
@MainActor
struct TwinItemsTests {
    @Test("Every schedule, shortest first", arguments: Requests.Cancellation.allCases)
    func everySchedule(cancellation: Requests.Cancellation) async {
        await explore(TwinItems.self, cancellation, plays: ExplorationTests.budget / 2)
    }

    @Test("A random walk", arguments: Requests.Cancellation.allCases)
    func walk(cancellation: Requests.Cancellation) async {
        let explorer = Explorer(TwinItems.patterns, cancellation: cancellation)
        expectNone(await explorer.randomWalk(seed: 1, steps: RandomWalkTests.steps))
    }
}
