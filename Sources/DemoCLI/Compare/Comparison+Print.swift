extension Comparison {
    /// For people: a row a step, a column a pattern, and `*` at what a step changed.
    @MainActor
    func print(on console: Console) throws {
        let titles = Pattern.allCases.map(\.title)
        let title = "items: \(race), played in \(titles.joined(separator: " and "));"
        try console.print(["\(title) * marks what a step changed.", ""])
        let head = ["    STEP"] + titles.map { "  \($0)" }
        try console.print(Columns.aligned([head] + steps.indices.flatMap(rows)) + [""])
        let all = steps.count == 1 ? "the only step" : "each of \(steps.count) steps"
        let verdict = steps.firstIndex { !$0.equal }.map {
            "Different: the patterns disagree, first after step \($0 + 1)."
        }
        try console.print(
            [verdict ?? "Equal: the patterns agree after \(all)."], isGood: verdict == nil)
        let counts = Player.counts.map { name in
            [name] + Pattern.allCases.map { "\(tallies[$0]?[name] ?? 0)" }
        }
        try console.print([""] + Columns.aligned([["On the way"] + titles] + counts))
    }

    /// Fields that are empty and were so before are left out.
    private func rows(_ index: Int) -> [[String]] {
        let step = steps[index]
        let before = index > 0 ? steps[index - 1].screens : [:]
        var rows = step.comment.isEmpty ? [] : [[""]] + step.comment.map { ["    \($0)"] }
        var text = (index < 9 ? "  " : " ") + "\(index + 1) \(step.step)"
        for name in ["items", "selected", "loading", "error"] {
            let cells = Pattern.allCases.map { pattern in
                cell(name, before[pattern]?[name], step.screens[pattern]?[name])
            }
            if cells.contains(where: { $0 != "" }) {
                rows.append([text] + cells)
                text = ""
            }
        }
        if text != "" { rows.append([text, ""]) }
        return step.equal ? rows : rows + [["    ≠ the patterns are in different states"]]
    }

    private func cell(_ name: String, _ old: String?, _ new: String?) -> String {
        if old == nil, new == nil { return "" }
        let value = new ?? (name == "loading" ? "no" : "–")
        return (old == new ? "  " : "* ") + TextWidth.padded(name, to: 9) + value
    }
}
