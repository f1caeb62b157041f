import Domain
import Testing

@testable import Data

@Suite("In-memory repositories answer under the conditions that are set", .timeLimit(.minutes(5)))
struct StubConditionsTests {
    private let delay = ControlledDelay()

    @Test(
        "An answer takes its time, and may be a failure",
        arguments: [nil, "Offline."] as [Reason?])
    func late(failure: Reason?) async {
        let late = call(failure: failure)
        #expect(await delay.nextWait() == .seconds(5))
        await delay.resumeAll()
        #expect(await late.value == failure.map(ItemError.unavailable))
    }

    @Test("A wait that is cancelled is no failure")
    func cancelled() async {
        let late = call(failure: "Offline.")
        _ = await delay.nextWait()
        late.cancel()
        #expect(await late.value == .cancelled)
    }

    private func call(failure: Reason?) -> Task<ItemError?, Never> {
        let conditions = StubConditions(failure: failure, latency: .seconds(5), delay: delay)
        return Task {
            do throws(ItemError) {
                try await conditions.pass(throwing: ItemError.self)
                return nil
            } catch {
                return error
            }
        }
    }
}
