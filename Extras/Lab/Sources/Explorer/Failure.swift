package import Scenarios

/// A play that shows a mistake.
package struct Failure<Feature: ScenarioFeature>: Error {
    package let steps: [ScenarioStep<Feature.Step>]
    package let cancellation: Requests.Cancellation
    /// Says in one line what is wrong after the last step.
    package let problem: String
    /// The property that is broken, if it is one.
    package let violation: Violation?
    let history: History<Feature>

    /// The steps as a scenario, each in a line.
    package var scenario: String {
        steps.map { Scenario<Feature>.text(of: $0) }.joined(separator: "\n")
    }

    /// The table, and how to play it again.
    package var report: [String] { table + ["", replay] }
}

extension Failure: CustomStringConvertible {
    package var description: String { problem + "\n" + report.joined(separator: "\n") }
}

extension Failure {
    /// All that happened. Below, what is wrong: what was expected beside what was seen.
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
