/// Waits, and tells the time. It is a dependency, so that tests decide when time has passed.
public protocol Delay: Sendable {
    /// Goes on while the machine sleeps. By default it is the system's time.
    var now: ContinuousClock.Instant { get }

    /// Returns when the duration has passed; throws at once when the task is cancelled.
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
