import Explorer
import Scenarios

/// A comparison as people read it: a row a step, a column a pattern, what changed marked.
struct ComparisonTable<F: Feature> {
    private let comparison: Comparison<F>
    private let width: Int
    private let stepWidth: Int
    private let screenWidth: Int
    /// The cells before each value; none where names and values share too little room.
    private let indent: Int

    init(_ comparison: Comparison<F>, width: Int) {
        self.comparison = comparison
        self.width = max(width, 60)
        let longest = comparison.lines.map { TextWidth.of($0.text.escaped()) }.max() ?? 0
        stepWidth = min(max(longest, 8), self.width / 3 - 4)
        // Beside them there are the number of the step, the marks, and spaces.
        let count = comparison.columns.count
        screenWidth = (self.width - stepWidth - 5) / count - 4
        let shown = comparison.columns.flatMap(\.screens).joined().filter { !$0.value.isEmpty }
        let nameWidth = shown.map { TextWidth.of($0.name) }.max() ?? 0
        indent = screenWidth - nameWidth < 12 ? 0 : nameWidth + 1
    }

    var lines: [Line] {
        let titles = comparison.columns.map(\.pattern.title)
        let title =
            "\(F.name): \(comparison.name), played in \(titles.joined(separator: " and ")); "
            + "* marks what a step changed."
        let head = [[""], ["STEP"]] + titles.map { ["  \($0)"] }
        let rows = Columns.set([head] + comparison.lines.indices.map(row))
        let steps = comparison.lines.indices.flatMap { index in
            comment(index) + rows[index + 1].map { Line($0) } + differences(index)
        }
        return lines(title) + [""] + rows[0].map { Line($0, .bold) } + steps + [""]
            + lines(comparison.verdict, comparison.isEqual ? .green : .red)
    }

    private func comment(_ index: Int) -> [Line] {
        let text = comparison.lines[index].comment.joined(separator: " ")
        return text.isEmpty ? [] : [""] + lines(text, .dim, indent: 5)
    }

    private func row(_ index: Int) -> [[String]] {
        let number = "\(index + 1)"
        let step = TextWidth.wrapped(comparison.lines[index].text.escaped(), to: stepWidth)
        return [[String(repeating: " ", count: max(0, 3 - number.count)) + number], step]
            + comparison.columns.map { screen($0, index) }
    }

    /// What a screen shows, a line a field; fields that are empty and were so before are left out.
    private func screen(_ column: Comparison<F>.Column, _ index: Int) -> [String] {
        let changed = column.changed(by: index)
        return column.screens[index + 1].flatMap { field -> [String] in
            let isChanged = changed.contains(field)
            guard isChanged || !field.value.isEmpty else { return [] }
            let text = (indent == 0 ? "\(field.name) " : "") + field.value.text.escaped()
            return TextWidth.wrapped(text, to: screenWidth - indent).enumerated().map {
                let name = TextWidth.padded($0 == 0 && indent > 0 ? field.name : "", to: indent)
                return "\(isChanged ? "*" : " ") \(name)\($1)"
            }
        }
    }

    /// Where the patterns disagree, in which fields.
    private func differences(_ index: Int) -> [Line] {
        comparison.differences(at: index).flatMap { lines("≠ \($0)", .red, indent: 5) }
    }

    private func lines(_ text: String, _ style: Line.Style? = nil, indent: Int = 0) -> [Line] {
        TextWidth.wrapped(text.escaped(), to: width - indent).map {
            Line(String(repeating: " ", count: indent) + $0, style)
        }
    }
}
