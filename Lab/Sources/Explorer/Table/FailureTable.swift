import Scenarios

/// A play as people read it: a row a step, a column a request, then what the step changed on the screen.
///
/// Below, what is wrong: what was expected beside what was seen.
struct FailureTable<Feature: ScenarioFeature> {
    let history: History<Feature>
    let problem: String
    let violation: Violation?

    var lines: [String] {
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

    /// What happened to a request in a step; a bar while it is open.
    private func cell(_ request: RequestSpan, _ moment: Int) -> String {
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
