import Domain
import Testing

@testable import Data

@Suite("In-memory repositories answer under the conditions that are set", .timeLimit(.minutes(5)))
struct StubConditionsTests {
    @Test(
        "An answer takes its time, and may be a failure; a wait that is cancelled is none",
        arguments: [nil, "Offline."] as [Reason?], [false, true])
    func late(failure: Reason?, isCancelled: Bool) async {
        let delay = ControlledDelay()
        let conditions = StubConditions(failure: failure, latency: .seconds(5), delay: delay)
        let call = Task { () -> ItemError? in
            do throws(ItemError) {
                try await conditions.pass(throwing: ItemError.self)
                return nil
            } catch {
                return error
            }
        }
        #expect(await delay.nextWait() == .seconds(5))
        if isCancelled { call.cancel() } else { await delay.resumeAll() }
        #expect(await call.value == (isCancelled ? .cancelled : failure.map(ItemError.unavailable)))
    }
}
