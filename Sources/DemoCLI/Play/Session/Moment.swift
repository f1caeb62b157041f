import Presentation

/// What one pattern held after a step.
struct Moment<Feature: ScenarioFeature> {
    let state: Feature.State
    let requests: [Requests.Request]
    /// MVVM: the methods called that have not ended. MVI: the effects that run.
    let underWay: [String]
    /// MVVM: what the step wrote. MVI: what it had the reducer reduce.
    let notes: [String]
    /// Why the step could not be taken, which is a difference if the other pattern could.
    var problem: String?

    /// Whether two patterns agree in all that can be seen from outside.
    func agrees(with other: Moment) -> Bool {
        state == other.state && requests == other.requests && problem == other.problem
    }
}
