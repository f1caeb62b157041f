import Domain

/// A delay that a scenario ends: to wait is a request such as `wait 500 ms`, its answer is time passing.
@MainActor
package final class ControlledDelay: Delay {
    private let requests: Requests

    package init(_ requests: Requests) { self.requests = requests }

    @MainActor package func wait(for duration: Duration) async throws(CancellationError) {
        let milliseconds = duration / .milliseconds(1)
        let reply = await requests.reply(
            to: "wait \(Int(milliseconds)) ms", .wait, in: NotesScenario.name)
        if reply == nil || Task.isCancelled { throw CancellationError() }
    }
}
