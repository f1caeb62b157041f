import Scenarios

/// Takes random steps on the screens of both patterns, with services that honour cancellation or ignore it.
@MainActor
package struct Walks<F: Feature> {
    package private(set) var coverage = Coverage<F>()
    private var seed: UInt64
    private let steps: Int

    /// `seed` is the seed of the first play with each kind of service. Each next play has the next
    /// number.
    package init(seed: UInt64, steps: Int) { (self.seed, self.steps) = (seed, steps) }

    /// Plays until the time is up, or a mistake is found.
    package mutating func walk(
        for time: Duration, progress: (_ seconds: Int64, Coverage<F>) -> Void = { _, _ in }
    ) async -> Failure<F>? {
        let start = ContinuousClock.now
        var shown: Int64 = 0
        while ContinuousClock.now - start < time {
            for cancellation in Requests.Cancellation.allCases {
                let failure = await Walker(F.patterns, cancellation: cancellation)
                    .walk(seed: seed, steps: steps, covering: &coverage)
                if let failure { return failure }
            }
            seed &+= 1
            let seconds = (ContinuousClock.now - start).components.seconds
            guard seconds >= shown + 5 else { continue }
            shown = seconds
            progress(seconds, coverage)
        }
        return nil
    }
}
