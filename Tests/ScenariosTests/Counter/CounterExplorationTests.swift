import Testing

@testable import Scenarios

@Suite("Schedules of the counter that go on differently are not merged", .timeLimit(.minutes(5)))
@MainActor
struct CounterExplorationTests {
    @Test("The screen that has the newest count, and the one whose answer was lost")
    func lostAnswer() async throws {
        let shown = try await key("increment\nanswer 2 ok")
        let lost = try await key("increment\nanswer 2 fail No. 2\nclear-error")
        #expect(shown != lost)
    }

    @Test("A count that was never changed, and one that was changed back")
    func changedBack() {
        let changes = ["increment", "decrement"]
        #expect(CounterScenario.changes(changes) != CounterScenario.changes([]))
    }

    /// After a load.
    private func key(_ scenario: String) async throws -> String {
        let steps = try Scenario<CounterScenario>(parsing: "load\nanswer 1 ok\n" + scenario).lines
            .map(\.step)
        let explorer = Explorer(CounterScenario.patterns, cancellation: .ignored)
        let history = try await explorer.play(steps).get()
        #expect(history.steps == steps)
        return CounterScenario.stateKey(history, open: history.open)
    }
}
