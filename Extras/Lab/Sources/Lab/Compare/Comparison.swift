import Explorer
import Scenarios

/// One scenario, played in each pattern, and how people read that: a row a step, a column a pattern.
struct Comparison<F: Feature> {
    let name: String
    let lines: [Scenario<F>.Line]
    /// The states of each pattern: at first, and after each step.
    let states: [[F.State]]

    var isEqual: Bool { different.isEmpty }

    /// The steps after which the patterns are not in the same state.
    private var different: [Int] { lines.indices.filter { !differences($0).isEmpty } }

    /// In which fields the other patterns differ from the first after a step.
    private func differences(_ index: Int) -> [String] {
        states.dropFirst().flatMap { states[0][index + 1].differences(from: $0[index + 1]) }
    }

    func table(width: Int) -> [String] {
        let titles = F.patterns.map(\.title)
        let title =
            "\(F.name): \(name), played in \(titles.joined(separator: " and ")); "
            + "* marks what a step changed."
        let head = [["STEP"]] + titles.map { ["  \($0)"] }
        let rows = Columns.set([head] + lines.indices.map { row($0, width: max(width, 60)) })
        let steps = lines.indices.flatMap { index -> [String] in
            let comment = lines[index].comment.joined(separator: " ")
            return (comment.isEmpty ? [] : ["", comment]) + rows[index + 1]
                + differences(index).map { "  ≠ \($0)" }
        }
        return ([title, ""] + rows[0] + steps + ["", verdict]).flatMap { line in
            line.escaped.wrapped(to: width)
        }
    }

    private func row(_ index: Int, width: Int) -> [[String]] {
        let stepWidth = width / 4
        let screenWidth = (width - stepWidth) / states.count - 2
        return [lines[index].text.escaped.wrapped(to: stepWidth)]
            + states.map { screen($0[index + 1], after: $0[index], width: screenWidth) }
    }

    /// A screen, a line a field; fields that are empty and were so before are left out.
    private func screen(_ state: F.State, after before: F.State, width: Int) -> [String] {
        let fields = state.fields.flattened
        let changed = fields.changed(since: before.fields.flattened)
        return fields.filter { changed.contains($0) || !$0.value.isEmpty }.flatMap { field in
            let mark = changed.contains(field) ? "*" : " "
            return "\(mark) \(field.name) \(field.value.text.escaped)".wrapped(to: width)
        }
    }

    /// True if the patterns agree, in words.
    private var verdict: String {
        let steps = lines.count.counted("step")
        guard let first = different.first else {
            return "Equal: the patterns agree after each of \(steps)."
        }
        return
            "Different: the patterns disagree after \(different.count.grouped) of \(steps), first "
            + "after \(lines[first].text.quoted)."
    }
}
