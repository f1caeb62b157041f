/// Waits for a duration. It is a dependency, so that tests decide when time has passed.
public protocol Delay: Sendable {
    /// Returns when the duration has passed; throws at once when the task is cancelled.
    func wait(for duration: Duration) async throws(CancellationError)
}

/// Waits by a clock that also counts the time while the machine sleeps.
public struct ClockDelay: Delay {
    public init() {}

    public func wait(for duration: Duration) async throws(CancellationError) {
        do {
            try await ContinuousClock().sleep(for: duration)
        } catch {
            throw CancellationError()
        }
    }
}
