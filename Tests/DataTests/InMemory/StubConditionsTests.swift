import Domain
import Testing

@testable import Data

@Suite("In-memory repositories answer under the conditions that are set", .timeLimit(.minutes(5)))
struct StubConditionsTests {
    private let clock = ControlledClock()

    @Test("A failure lasts until it is taken back")
    func failure() async throws {
        let conditions = StubConditions<ItemError>(failure: .offline)
        await #expect(throws: ItemError.offline) { try await conditions.pass() }
        await conditions.setFailure(nil)
        try await conditions.pass()
    }

    @Test("An answer takes its time, and the work is done after it")
    func latency() async throws {
        let conditions = StubConditions<ItemError>(latency: .seconds(5), clock: clock)
        let work = Work()
        let late = Task { try await work.finish(under: conditions) }
        #expect(await clock.nextSleep() == .seconds(5))
        await conditions.setLatency(.zero)
        #expect(await !work.isFinished)
        await clock.resumeAll()
        try await late.value
        #expect(await work.isFinished)
    }

    @Test("A wait that is cancelled is no failure")
    func cancelled() async {
        let conditions = StubConditions<ItemError>(
            failure: .offline, latency: .seconds(5), clock: clock)
        let late = Task { try await conditions.pass() }
        _ = await clock.nextSleep()
        late.cancel()
        await #expect(throws: ItemError.cancelled) { try await late.value }
    }
}

extension ItemError {
    fileprivate static let offline = ItemError.unavailable("Offline.")
}

private actor Work {
    private(set) var isFinished = false

    func finish(under conditions: StubConditions<ItemError>) async throws {
        try await conditions.pass()
        isFinished = true
    }
}
