import Scenarios

extension History {
    /// The whole play: a row for each step, a column for each request, and in the last column what the step
    /// changed on the screen. The comment of a step is above its row.
    ///
    /// If the table is wider than 80 characters, all requests share one column.
    package func table(comments: [[String]] = []) -> [String] {
        let titles = ["STEP"] + requests.map { "\($0.number)" } + ["ON THE SCREEN"]
        let steps = moments.indices.dropFirst()
        var rows = Columns.set([titles] + steps.map(row), upTo: 44)
        if rows.joined().contains(where: { $0.count > 80 }) {
            rows = Columns.set(
                [["STEP", "REQUESTS", "ON THE SCREEN"]] + steps.map(narrowRow), upTo: 25)
        }
        for (moment, comment) in zip(steps, comments) where !comment.isEmpty {
            rows[moment] = [""] + comment.joined(separator: " ").wrapped(to: 80) + rows[moment]
        }
        return rows.flatMap(\.self)
    }

    private func row(_ moment: Int) -> [String] {
        [step(moment)] + requests.map { cell($0, moment) } + [changes(moment)]
    }

    private func narrowRow(_ moment: Int) -> [String] {
        let cells = requests.map { (number: $0.number, text: cell($0, moment)) }
        let events = cells.filter { !["", "│"].contains($0.text) }.map { "\($0.number) \($0.text)" }
        return [step(moment), events.joined(separator: ", "), changes(moment)]
    }

    private func step(_ moment: Int) -> String {
        moments[moment].step.map { Scenario<Feature>.text(of: $0) } ?? ""
    }

    private func changes(_ moment: Int) -> String {
        moments[moment].state.fields.flattened
            .changed(since: moments[moment - 1].state.fields.flattened)
            .map { "\($0.name) \($0.value.text)" }.joined(separator: ", ")
    }

    /// The text of a request in the row of a step; a bar while the request is open.
    private func cell(_ request: Requests.Request, _ moment: Int) -> String {
        if moment < request.opened || moment > request.answered ?? .max { return "" }
        var words: [String] = []
        if moment == request.opened { words.append(request.name) }
        if moment == request.cancelled { words.append("cancelled") }
        if moment == request.answered {
            let answer = answers.first { $0.request.number == request.number }
            if case .failure? = answer?.result {
                words.append("failed")
            } else {
                words.append("answered")
            }
        }
        return words.isEmpty ? "│" : words.joined(separator: ", ")
    }
}
