import Testing

@testable import Scenarios

@Suite("Schedules of the counter that go on differently are not merged", .timeLimit(.minutes(5)))
@MainActor
struct CounterExplorationTests {
    @Test("The screen that has the newest count, and the one whose answer was lost")
    func lostAnswer() async throws {
        let loaded = "load; answer 1 ok; increment; "
        let shown = try await stateKey(CounterScenario.self, loaded + "answer 2 ok")
        let lost = try await stateKey(
            CounterScenario.self, loaded + "answer 2 fail No. 2; clear-error")
        #expect(shown != lost)
    }

    @Test("A count that was never changed, and one that was changed back")
    func changedBack() {
        let changes = ["increment", "decrement"]
        #expect(CounterScenario.changes(changes) != CounterScenario.changes([]))
    }
}
