/// One way of doing a piece of work.
@MainActor
public struct Subject {
    public let name: String
    let repetitions: Int?
    let prepare: () async throws -> Void
    let run: (Int) async throws -> Void
    let woken: (() -> Int)?

    /// `prepare` is not measured; `run` does the work so many times, by a loop of its own.
    ///
    /// Repetitions are those of a sample, where this way should have others than its comparison.
    /// What counts wake-ups tells how many observers have been woken since the beginning. What
    /// throws ends the measurement: work that fails is not timed.
    public init(
        _ name: String, repetitions: Int? = nil,
        prepare: @escaping () async throws -> Void = {}, woken: (() -> Int)? = nil,
        run: @escaping (Int) async throws -> Void
    ) {
        self.name = name
        self.repetitions = repetitions
        self.prepare = prepare
        self.woken = woken
        self.run = run
    }
}
