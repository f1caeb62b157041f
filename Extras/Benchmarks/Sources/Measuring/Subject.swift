/// One way to do a piece of work.
@MainActor
public struct Subject {
    public let name: String
    let repetitions: Int?
    let atMost: Double?
    let notified: (() -> Int)?
    let prepare: () async throws -> Void
    let run: (Int) async throws -> Void

    /// `prepare` is not measured. `run` gets the number of repetitions, and does the work in a loop.
    ///
    /// `repetitions` replaces the comparison's number of repetitions. `notified` returns the number of
    /// all notifications so far. An error ends the measurement.
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
