public import Domain

/// A delay that a scenario ends. A wait is a request, such as `wait 500 ms`; its answer ends the wait.
@MainActor
public final class ControlledDelay: Delay {
    private let requests: Requests
    private let feature: String

    private static let start = ContinuousClock.now
    private var passed = Duration.zero

    /// The requests of this delay belong to the feature.
    public init(_ requests: Requests, in feature: String = "") {
        (self.requests, self.feature) = (requests, feature)
    }

    /// A time that passes only when a wait ends.
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
