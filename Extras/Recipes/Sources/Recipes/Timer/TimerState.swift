/// All that a stopwatch knows.
public struct TimerState: Identifiable, Equatable, Sendable {
    /// Tells this one from the next that opens at its place.
    public let id: Int
    public var elapsed = Duration.zero
    /// When `elapsed` was true; nil while it is paused.
    public var countedUntil: ContinuousClock.Instant?
    /// The elapsed time at each tap, oldest first.
    public var laps: [Duration] = []

    static let tick = Duration.milliseconds(100)

    public init(id: Int) {
        self.id = id
    }
}

extension TimerState {
    public var isRunning: Bool { countedUntil != nil }

    /// Adds the time since it was last counted. Ticks are not counted: they come late, or not at all.
    mutating func count(until now: ContinuousClock.Instant) {
        guard let countedUntil else { return }
        elapsed += now - countedUntil
        self.countedUntil = now
    }
}
