public import Scenarios

/// A sequence of steps that shows a mistake.
public struct Failure<Feature: ScenarioFeature>: Error {
    package let steps: [ScenarioStep<Feature.Step>]
    package let cancellation: Requests.Cancellation
    /// Says in one line what is wrong after the last step.
    public let problem: String
    /// Which property the steps break; nil if they show another kind of mistake.
    package let violation: Violation?
    let history: History<Feature>

    /// The steps as the text of a scenario, one step a line.
    package var scenario: String {
        steps.map { Scenario<Feature>.text(of: $0) }.joined(separator: "\n")
    }

    /// The table, and the shell command that plays the steps again.
    package var report: [String] { table + ["", replay] }
}

extension Failure: CustomStringConvertible {
    public var description: String { problem + "\n" + report.joined(separator: "\n") }
}

extension Failure {
    /// A table of the whole play. Below it are the shown and the expected value, or the problem.
    package var table: [String] {
        let table = history.table()
        guard let violation, let expected = violation.expected else {
            return table + [""] + problem.wrapped(to: 80)
        }
        let difference = problem.split(separator: "; “").first.map(String.init) ?? ""
        let differs = difference == problem ? [] : difference.wrapped(to: 80) + [""]
        let seen = Columns.set([["SEEN", "EXPECTED"], [violation.seen, expected]], upTo: 39)
        return table + [""] + differs + "“\(violation.property)”".wrapped(to: 80)
            + seen.flatMap(\.self)
    }
}
