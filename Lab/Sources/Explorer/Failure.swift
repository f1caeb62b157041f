package import Scenarios

/// A play that shows a mistake.
package struct Failure<Feature: ScenarioFeature>: Error {
    package let steps: [ScenarioStep<Feature.Step>]
    package let cancellation: Requests.Cancellation
    /// What is wrong after the last step, in one line.
    package let problem: String
    /// The property that is broken, if it is one.
    package let violation: Violation?
    let history: History<Feature>

    /// The steps as a scenario, each in a line.
    package var scenario: String {
        steps.map { Scenario<Feature>.text(of: $0) }.joined(separator: "\n")
    }

    /// A line for a shell, which plays it in both patterns.
    package var command: String {
        let lines = scenario.replacing("'", with: #"'\''"#).replacing("\n", with: "' '")
        return "printf '%s\\n' '\(lines)' | "
            + "swift run --package-path Lab Lab compare - --feature \(Feature.name)"
            + " --cancellation \(cancellation)"
    }

    /// What happened, and what is wrong with it.
    package var table: [String] {
        FailureTable(history: history, problem: problem, violation: violation).lines
    }

    /// The table, and the line that plays it again.
    package var report: [String] { table + ["", command] }
}

extension Failure: CustomStringConvertible {
    package var description: String { problem + "\n" + report.joined(separator: "\n") }
}
