/// A clock, and a timer that waits. Time is a dependency, so that tests decide how fast time passes.
public protocol Delay: Sendable {
    /// The current time. It goes on while the machine sleeps. By default, it is the system's time.
    var now: ContinuousClock.Instant { get }

    /// Returns after the duration has passed; throws at once if the task is cancelled.
    func wait(for duration: Duration) async throws(CancellationError)
}

extension Delay {
    public var now: ContinuousClock.Instant { .now }
}

/// Waits by the system's clock, which goes on while the machine sleeps.
public struct ClockDelay: Delay {
    public init() {}

    public func wait(for duration: Duration) async throws(CancellationError) {
        do { try await ContinuousClock().sleep(for: duration) } catch { throw CancellationError() }
    }
}
