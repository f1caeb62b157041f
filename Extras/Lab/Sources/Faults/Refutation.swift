package import Explorer
package import Scenarios

extension AnyFault {
    package var feature: any Feature.Type { F.self }

    /// Takes random steps on one screen, in `plays` plays with each kind of service, and checks the
    /// properties.
    ///
    /// Returns how many plays there were, and the mistake that the last one has shown; nil if none shows one.
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
