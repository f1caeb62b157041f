import Testing

@testable import Scenarios

@Suite("Schedules that go on differently are not merged", .timeLimit(.minutes(5)))
@MainActor
struct StateKeyTests {
    @Test("The count: a screen that has the newest, and one whose answer was lost")
    func lostAnswer() async throws {
        let shown = try await key(CounterScenario.self, "increment; answer 2 ok")
        let lost = try await key(CounterScenario.self, "increment; answer 2 fail No; clear-error")
        #expect(shown != lost)
    }

    @Test("The count: one that was never changed, and one that was changed back")
    func changedBack() {
        let changes = ["increment", "decrement"]
        #expect(CounterScenario.changes(changes) != CounterScenario.changes([]))
    }

    @Test("The items: a late answer that has what was deleted, and one that has not")
    func lateAnswer() async throws {
        let before = try await key(ItemsScenario.self, "delete a; load; answer 2 ok; load")
        let after = try await key(ItemsScenario.self, "delete a; answer 2 ok; load; load")
        #expect(before != after)
    }

    /// After a load.
    private func key<F: Feature>(_: F.Type, _ steps: String) async throws -> String {
        let text = "load\nanswer 1 ok\n" + steps.replacing("; ", with: "\n")
        let steps = try Scenario<F>(parsing: text).lines.map(\.step)
        let history = try await Explorer(F.patterns, cancellation: .ignored).play(steps).get()
        #expect(history.steps == steps)
        return F.stateKey(history, open: history.open)
    }
}
