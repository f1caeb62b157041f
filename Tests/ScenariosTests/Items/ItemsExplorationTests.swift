import Testing

@testable import Scenarios

@Suite("Schedules of the items that go on differently are not merged", .timeLimit(.minutes(5)))
@MainActor
struct ItemsExplorationTests {
    @Test("A late answer that will have what was deleted, and one that will not")
    func lateAnswer() async throws {
        let deleting = "load; answer 1 ok; delete a; "
        let before = try await stateKey(
            ItemsScenario.self, deleting + "load; answer 2 ok; load")
        let after = try await stateKey(
            ItemsScenario.self, deleting + "answer 2 ok; load; load")
        #expect(before != after)
    }
}
