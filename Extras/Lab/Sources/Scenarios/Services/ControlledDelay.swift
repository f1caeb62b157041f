public import Domain

/// A delay under the control of a scenario. A wait is a request, such as `wait 500 ms`, and ends with its
/// answer.
@MainActor
public final class ControlledDelay: Delay {
    private let requests: Requests
    private let feature: String

    private static let start = ContinuousClock.now
    private var passed = Duration.zero

    /// A delay whose requests belong to this feature.
    public init(_ requests: Requests, in feature: String = "") {
        (self.requests, self.feature) = (requests, feature)
    }

    /// The current time. It advances only when a wait ends.
    nonisolated public var now: ContinuousClock.Instant {
        MainActor.assumeIsolated { Self.start + passed }
    }

    @MainActor public func wait(for duration: Duration) async throws(CancellationError) {
        let milliseconds = duration / .milliseconds(1)
        let reply = await requests.reply(
            to: "wait \(Int(milliseconds)) ms", .wait, in: feature)
        if reply == nil || Task.isCancelled { throw CancellationError() }
        passed += duration
    }
}
