@testable import Presentation

/// A schedule that shows a fault.
struct Failure<Feature: ScenarioFeature>: Error {
    let steps: [Scenario<Feature>.Step]
    let cancellation: Requests.Cancellation
    /// What is wrong after the last step.
    let problem: String

    /// The schedule, ready for `DemoCLI compare`.
    var scenario: String {
        steps.map { Scenario<Feature>.text(of: $0) }.joined(separator: "\n")
    }
}

extension Failure: CustomStringConvertible {
    var description: String {
        """
        \(problem), with cancellation \(cancellation), after:

        \(scenario)

        To watch it: DemoCLI compare - --feature \(Feature.name)
        """
    }
}
