import Scenarios

/// What goes wrong in a pattern when an observer takes the user's last step again from within the
/// notification of a step, in every schedule that the feature's exploration plays.
@MainActor
func failuresWhenObserversRepeat<F: Feature>(
    _ pattern: Pattern<F>
) async -> [Failure<F>] {
    var failures: [Failure<F>] = []
    for beginning in F.beginnings {
        var explorer = Explorer([pattern], cancellation: .ignored, beginning: beginning)
        explorer.plays = ExplorationTests.budget * 2 / 5
        let schedules = await explorer.run().schedules
        failures += await explorer.failuresWhenObserversRepeat(schedules)
    }
    return failures
}
