import Data
import Domain
import Testing

@Suite("In-memory repositories answer under the conditions that are set")
struct StubConditionsTests {
    private let clock = ControlledClock()

    @Test("A failure lasts until it is taken back")
    func failure() async throws {
        let conditions = StubConditions<ItemError>(failure: .unavailable("Offline."))
        let repository = InMemoryItemRepository(
            items: [Item(id: "a", name: "A")], conditions: conditions)
        await #expect(throws: ItemError.unavailable("Offline.")) {
            try await repository.deleteItem(id: "a")
        }
        await conditions.setFailure(nil)
        #expect(try await repository.deleteItem(id: "a"))
    }

    @Test("An answer takes its time, and the work is done after it")
    func latency() async throws {
        let conditions = StubConditions<ItemError>(latency: .seconds(5), clock: clock)
        let repository = InMemoryItemRepository(
            items: [Item(id: "a", name: "A")], conditions: conditions)
        let deletion = Task { try await repository.deleteItem(id: "a") }
        #expect(await clock.nextSleep() == .seconds(5))
        await conditions.setLatency(.zero)
        #expect(try await repository.items().count == 1)
        await clock.resumeAll()
        #expect(try await deletion.value)
        #expect(try await repository.items().isEmpty)
    }

    @Test("A wait that is cancelled is no failure")
    func cancelled() async {
        let conditions = StubConditions<CounterError>(
            failure: .unavailable("Offline."), latency: .seconds(5), clock: clock)
        let repository = InMemoryCounterRepository(conditions: conditions)
        let update = Task { try await repository.update { $0 + 1 } }
        _ = await clock.nextSleep()
        update.cancel()
        await #expect(throws: CounterError.cancelled) { try await update.value }
    }
}
