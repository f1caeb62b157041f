import Domain
import Testing

@testable import Data

@Suite("In-memory repositories answer under the conditions that are set", .timeLimit(.minutes(5)))
struct StubConditionsTests {
    private let clock = ControlledClock()
    private let offline = ItemError.unavailable("Offline.")

    @Test("An answer takes its time, and fails until the failure is taken back")
    func conditions() async throws {
        let conditions = StubConditions(failure: offline, latency: .seconds(5), clock: clock)
        for failure in [offline, nil] {
            await conditions.setFailure(failure)
            let late = Task { try await conditions.pass() }
            #expect(await clock.nextSleep() == .seconds(5))
            await clock.resumeAll()
            if let failure {
                await #expect(throws: failure) { try await late.value }
            } else {
                try await late.value
            }
        }
    }

    @Test("A wait that is cancelled is no failure")
    func cancelled() async {
        let conditions = StubConditions(failure: offline, latency: .seconds(5), clock: clock)
        let late = Task { try await conditions.pass() }
        _ = await clock.nextSleep()
        late.cancel()
        await #expect(throws: ItemError.cancelled) { try await late.value }
    }
}
