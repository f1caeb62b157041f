import Domain

/// A delay that a scenario ends: to wait is a request such as `wait 500 ms`, its answer is time passing.
@MainActor
package final class ControlledDelay: Delay {
    private let requests: Requests
    private let feature: String

    private static let start = ContinuousClock.now
    private var passed = Duration.zero

    /// Its requests are the feature's.
    package init(_ requests: Requests, in feature: String = "") {
        (self.requests, self.feature) = (requests, feature)
    }

    /// The same for all, but for the waits that have ended.
    nonisolated package var now: ContinuousClock.Instant {
        MainActor.assumeIsolated { Self.start + passed }
    }

    @MainActor package func wait(for duration: Duration) async throws(CancellationError) {
        let milliseconds = duration / .milliseconds(1)
        let reply = await requests.reply(
            to: "wait \(Int(milliseconds)) ms", .wait, in: feature)
        if reply == nil || Task.isCancelled { throw CancellationError() }
        passed += duration
    }
}
