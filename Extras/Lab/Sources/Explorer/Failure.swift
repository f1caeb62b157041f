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
    ///
    /// Where that is wider than 80, all requests are in one column.
    package var table: [String] {
        let titles = ["STEP"] + history.requests.map { "\($0.number)" } + ["ON THE SCREEN"]
        let steps = history.moments.indices.dropFirst()
        var table = Columns.set([titles] + steps.map(row), upTo: 44)
        if table.contains(where: { $0.count > 80 }) {
            table = Columns.set(
                [["STEP", "REQUESTS", "ON THE SCREEN"]] + steps.map(narrowRow), upTo: 25)
        }
        guard let violation, let expected = violation.expected else {
            return table + [""] + problem.wrapped(to: 80)
        }
        let difference = problem.split(separator: "; “").first.map(String.init) ?? ""
        let differs = difference == problem ? [] : difference.wrapped(to: 80) + [""]
        return table + [""] + differs + "“\(violation.property)”".wrapped(to: 80)
            + Columns.set([["SEEN", "EXPECTED"], [violation.seen, expected]], upTo: 39)
    }

    private func row(_ moment: Int) -> [String] {
        [step(moment)] + history.requests.map { cell($0, moment) } + [changes(moment)]
    }

    private func narrowRow(_ moment: Int) -> [String] {
        let cells = history.requests.map { (number: $0.number, text: cell($0, moment)) }
        let events = cells.filter { !["", "│"].contains($0.text) }.map { "\($0.number) \($0.text)" }
        return [step(moment), events.joined(separator: ", "), changes(moment)]
    }

    private func step(_ moment: Int) -> String {
        history.moments[moment].step.map { Scenario<Feature>.text(of: $0) } ?? ""
    }

    private func changes(_ moment: Int) -> String {
        let (before, now) = (history.moments[moment - 1].state, history.moments[moment].state)
        return now.fields.flattened.changed(since: before.fields.flattened)
            .map { "\($0.name) \($0.value.text)" }.joined(separator: ", ")
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
