import Domain
import Testing

@testable import Data

@Suite("In-memory repositories answer under the conditions that are set", .timeLimit(.minutes(5)))
struct StubConditionsTests {
    private static let offline = ItemError.unavailable("Offline.")
    private let delay = ControlledDelay()

    @Test("An answer takes its time, and may be a failure", arguments: [nil, offline])
    func late(failure: ItemError?) async {
        let conditions = StubConditions(failure: failure, latency: .seconds(5), delay: delay)
        let late = Task { try await conditions.pass() }
        #expect(await delay.nextWait() == .seconds(5))
        await delay.resumeAll()
        #expect(await error(of: late) == failure)
    }

    @Test("A wait that is cancelled is no failure")
    func cancelled() async {
        let conditions = StubConditions(
            failure: Self.offline, latency: .seconds(5), delay: delay)
        let late = Task { try await conditions.pass() }
        _ = await delay.nextWait()
        late.cancel()
        #expect(await error(of: late) == .cancelled)
    }

    private func error(of task: Task<Void, any Error>) async -> ItemError? {
        do {
            try await task.value
            return nil
        } catch {
            return error as? ItemError
        }
    }
}
