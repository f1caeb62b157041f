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
    /// All that happened: a row a step, a column a request, then what the step changed on the screen. Below,
    /// what is wrong: what was expected beside what was seen.
    package var table: [String] {
        let titles = ["STEP"] + history.requests.map { "\($0.number)" } + ["ON THE SCREEN"]
        let steps = history.moments.indices.dropFirst()
        let table = Columns.set([titles] + steps.map(row), upTo: 44)
        guard let violation, let expected = violation.expected else {
            return table + ["", problem]
        }
        return table + ["", "“\(violation.property)”"]
            + Columns.set([["SEEN", "EXPECTED"], [violation.seen, expected]], upTo: 44)
    }

    private func row(_ moment: Int) -> [String] {
        let (before, now) = (history.moments[moment - 1], history.moments[moment])
        let changes = now.state.fields.flattened.changed(since: before.state.fields.flattened)
            .map { "\($0.name) \($0.value.text)" }
        return [now.step.map { Scenario<Feature>.text(of: $0) } ?? ""]
            + history.requests.map { cell($0, moment) } + [changes.joined(separator: ", ")]
    }

    /// The cell of a request in a step; a bar while it is open.
    private func cell(_ request: Requests.Request, _ moment: Int) -> String {
        if moment < request.opened || moment > request.answered ?? .max { return "" }
        var words: [String] = []
        if moment == request.opened { words.append(request.name) }
        if moment == request.cancelled { words.append("cancelled") }
        if moment == request.answered {
            let answer = history.answers.first { $0.request.number == request.number }
            if case .failure? = answer?.result {
                words.append("failed")
            } else {
                words.append("answered")
            }
        }
        return words.isEmpty ? "│" : words.joined(separator: ", ")
    }
}
