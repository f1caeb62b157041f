/// A schedule that shows a mistake.
public struct Failure<Feature: ScenarioFeature>: Error {
    public let steps: [ScenarioStep<Feature.Step>]
    public let cancellation: Requests.Cancellation
    /// What is wrong after the last step.
    public let problem: String
    /// Each step, with what it has changed on the screen and which requests it has opened and cancelled.
    public let playback: String

    /// The schedule as a scenario, a step a line.
    public var scenario: String {
        steps.map { Scenario<Feature>.text(of: $0) }.joined(separator: "\n")
    }

    /// A line for a shell, which plays the schedule in both patterns.
    public var command: String {
        let lines = scenario.replacing("'", with: #"'\''"#).replacing("\n", with: "' '")
        return "printf '%s\\n' '\(lines)' | swift run DemoCLI compare - --feature \(Feature.name)"
    }

    /// The problem of a screen whose spinner stays.
    static var waitsForNothing: String {
        "the screen waits though every request has been answered"
    }
}

extension Failure: CustomStringConvertible {
    public var description: String {
        "\(problem), with cancellation \(cancellation): \(command)"
    }
}
