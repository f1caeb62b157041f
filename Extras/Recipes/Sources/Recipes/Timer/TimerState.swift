/// The state of a stopwatch.
public struct TimerState: Equatable, Identifiable, Sendable {
    public let id: String
    public internal(set) var elapsed = Duration.zero
    /// The time up to which `elapsed` has counted; nil while it is paused.
    var countedUntil: ContinuousClock.Instant?

    static let tick = Duration.milliseconds(100)

    /// On a stack, `id` is the id of the screen.
    public init(id: String = "") { self.id = id }
}

extension TimerState {
    public var isRunning: Bool { countedUntil != nil }

    /// Adds the time since the last call. The number of ticks does not matter, because ticks may come
    /// late or not at all.
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
