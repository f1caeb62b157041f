/// One way of doing a piece of work.
@MainActor
public struct Subject {
    public let name: String
    let repetitions: Int?
    let atMost: Double?
    let notified: (() -> Int)?
    let prepare: () async throws -> Void
    let run: (Int) async throws -> Void

    /// `prepare` is not measured. `run` does the work as often as it is told, in a loop of its own.
    ///
    /// `repetitions` is the size of a sample, if it differs from that of the comparison. `notified`
    /// counts all notifications so far. An error ends the measurement: work that fails is not timed.
    public init(
        _ name: String, repetitions: Int? = nil, atMost: Double? = nil,
        notified: (() -> Int)? = nil, prepare: @escaping () async throws -> Void = {},
        run: @escaping (Int) async throws -> Void
    ) {
        self.name = name
        self.repetitions = repetitions
        self.atMost = atMost
        self.notified = notified
        self.prepare = prepare
        self.run = run
    }
}
