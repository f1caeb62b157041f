package import Scenarios

/// A play that shows a mistake.
package struct Failure<Feature: ScenarioFeature>: Error {
    package let steps: [ScenarioStep<Feature.Step>]
    package let cancellation: Requests.Cancellation
    /// What is wrong after the last step.
    package let problem: String
    /// Each step, with what it has changed on the screen and which requests it has opened and cancelled.
    package let playback: String

    /// The steps as a scenario, each in a line.
    package var scenario: String {
        steps.map { Scenario<Feature>.text(of: $0) }.joined(separator: "\n")
    }

    /// A line for a shell, which plays it in both patterns.
    package var command: String {
        let lines = scenario.replacing("'", with: #"'\''"#).replacing("\n", with: "' '")
        return "printf '%s\\n' '\(lines)' | "
            + "swift run --package-path Lab Lab compare - --feature \(Feature.name)"
    }
}

extension Failure: CustomStringConvertible {
    package var description: String {
        "\(problem), with cancellation \(cancellation): \(command)\n\(playback)"
    }
}
