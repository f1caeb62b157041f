package import Explorer
package import Scenarios

extension AnyFault {
    package var feature: any Feature.Type { F.self }

    /// Takes random steps on one screen and checks the properties, in `plays` plays with each kind of
    /// service.
    ///
    /// Returns how many plays there were, and the mistake that the last play has shown; nil if no play
    /// shows a mistake.
    @MainActor
    package func refutation(
        of pattern: Pattern<F>, plays: Int
    ) async -> (plays: Int, failure: Failure<F>)? {
        var coverage = Coverage<F>()
        for seed in 1...UInt64(plays) {
            for cancellation in [Requests.Cancellation.ignored, .honoured] {
                var walker = Walker([pattern], cancellation: cancellation)
                walker.steps = steps
                let failure = await walker.walk(seed: seed, steps: 40, covering: &coverage)
                if let failure { return (coverage.plays, failure) }
            }
        }
        return nil
    }
}
