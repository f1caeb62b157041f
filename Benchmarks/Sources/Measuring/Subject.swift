/// One way of doing a piece of work.
@MainActor
public struct Subject {
    public let name: String
    let prepare: () async -> Void
    let run: (Int) async -> Void
    let woken: (() -> Int)?

    /// `prepare` is not measured; `run` does the work so many times, by a loop of its own.
    ///
    /// What counts wake-ups tells how many observers have been woken since the beginning.
    public init(
        _ name: String, prepare: @escaping () async -> Void = {}, woken: (() -> Int)? = nil,
        run: @escaping (Int) async -> Void
    ) {
        self.name = name
        self.prepare = prepare
        self.woken = woken
        self.run = run
    }
}
