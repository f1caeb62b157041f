import Domain

/// A delay that a scenario ends: to wait is a request such as `wait 500 ms`, its answer is time passing.
@MainActor
final class ControlledDelay: Delay {
    private let requests: Requests

    init(_ requests: Requests) {
        self.requests = requests
    }

    @MainActor func wait(for duration: Duration) async throws(CancellationError) {
        let milliseconds = duration / .milliseconds(1)
        _ = await requests.reply(to: "wait \(Int(milliseconds)) ms")
        if Task.isCancelled { throw CancellationError() }
    }
}
