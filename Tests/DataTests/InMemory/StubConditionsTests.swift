import Domain
import Testing

@testable import Data

@Suite("In-memory repositories answer under the conditions that are set", .timeLimit(.minutes(5)))
struct StubConditionsTests {
    @Test(
        "An answer takes its time, and may be a failure; a wait that is cancelled is none",
        arguments: [nil, "Offline."] as [Reason?], [false, true])
    func late(failure: Reason?, isCancelled: Bool) async throws {
        let delay = ControlledDelay()
        let conditions = StubConditions(failure: failure, latency: .seconds(5), delay: delay)
        let call = Task { try await conditions.pass(throwing: ItemError.self) }
        #expect(await delay.nextWait() == .seconds(5))
        if isCancelled { call.cancel() } else { await delay.resumeAll() }
        let error = isCancelled ? .cancelled : failure.map(ItemError.unavailable)
        guard let error else { return try await call.value }
        await #expect(throws: error) { try await call.value }
    }

    @Test("Of two changes that are late at once, both count")
    func changes() async throws {
        let delay = ControlledDelay()
        let conditions = StubConditions(latency: .seconds(5), delay: delay)
        let repository = InMemoryCounterRepository(conditions: conditions)
        let changes = (1...2).map { _ in
            Task { try await repository.update { $0 + 1 }.value }
        }
        for _ in changes { #expect(await delay.nextWait() == .seconds(5)) }
        await delay.resumeAll()
        let values = [try await changes[0].value, try await changes[1].value]
        #expect(values.sorted() == [1, 2])
    }
}
