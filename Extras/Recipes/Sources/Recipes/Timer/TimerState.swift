/// All that a stopwatch knows.
public struct TimerState: Equatable, Sendable {
    public internal(set) var elapsed = Duration.zero
    /// When `elapsed` was true; nil while it is paused.
    var countedUntil: ContinuousClock.Instant?

    static let tick = Duration.milliseconds(100)

    public init() {}
}

extension TimerState {
    public var isRunning: Bool { countedUntil != nil }

    /// Adds the time since it was last counted. Ticks are not counted: they come late, or not at all.
    mutating func count(until now: ContinuousClock.Instant) {
        guard let countedUntil else { return }
        elapsed += now - countedUntil
        self.countedUntil = now
    }

    mutating func pause(at now: ContinuousClock.Instant) {
        count(until: now)
        countedUntil = nil
    }
}
