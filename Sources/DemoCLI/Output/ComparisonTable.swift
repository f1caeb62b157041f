import Scenarios

/// A comparison as people read it: a row a step, a column a pattern, what changed marked.
///
/// Where there is no room for columns, one pattern comes after the other.
struct ComparisonTable<F: Feature> {
    private let comparison: Comparison<F>
    private let width: Int
    private let stepWidth: Int
    private let screenWidth: Int
    private let isStacked: Bool
    /// The cells before each value; none where names and values share too little room.
    private let indent: Int

    init(_ comparison: Comparison<F>, width: Int) {
        let width = max(width, 20)
        let count = comparison.columns.count
        self.comparison = comparison
        self.width = width
        isStacked = width < 60
        let longest = comparison.lines.map { TextWidth.of($0.text.escaped()) }.max() ?? 0
        stepWidth = isStacked ? width - 4 : min(max(longest, 8), width / 3 - 3)
        // Beside them there are the number of the step, and spaces.
        screenWidth = isStacked ? width - 4 : (width - stepWidth - 6 - count) / count
        let shown = comparison.columns.flatMap(\.screens).joined().filter { !$0.value.isEmpty }
        let nameWidth = Set(shown.map(\.name)).map(TextWidth.of).max() ?? 0
        indent = screenWidth - nameWidth < 12 ? 0 : nameWidth + 1
    }

    var lines: [Line] {
        let titles = comparison.columns.map(\.pattern.title)
        let title =
            "\(F.name): \(comparison.name), played in \(titles.inWords("and")); "
            + "* marks what a step changed."
        let head = isStacked ? [] : [Line(row("", "STEP", titles.map { "  \($0)" }), .bold)]
        let verdict = comparison.verdict.map {
            [""] + lines($0, comparison.isEqual ? .green : .red)
        }
        let tallies = comparison.tallies.map { [$0.name] + $0.counts.map(\.grouped) }
        return lines(title) + [""] + head
            + comparison.lines.indices.flatMap { comment($0) + step($0) + differences($0) }
            + (verdict ?? []) + [""] + Columns.aligned([["On the way"] + titles] + tallies)
    }

    private func comment(_ index: Int) -> [Line] {
        let text = comparison.lines[index].comment.joined(separator: " ")
        return text.isEmpty ? [] : [""] + lines(text, .dim, indent: 4)
    }

    private func step(_ index: Int) -> [Line] {
        let words = TextWidth.wrapped(comparison.lines[index].text.escaped(), to: stepWidth)
        let screens = comparison.columns.map { screen($0, index) }
        func row(_ line: Int, _ cells: [String]) -> Line {
            Line(self.row(line == 0 ? "\(index + 1)" : "", words[safe: line], cells))
        }
        if isStacked {
            let shown = zip(comparison.columns, screens).flatMap { column, lines in
                [column.pattern.title] + lines
            }
            return words.indices.map { row($0, []) } + shown.map { Line("    \($0)") }
        }
        let height = max(words.count, screens.map(\.count).max() ?? 0)
        return (0..<height).map { line in row(line, screens.map { $0[safe: line] }) }
    }

    /// Where the patterns disagree, in which fields.
    private func differences(_ index: Int) -> [Line] {
        comparison.differences(at: index).flatMap { lines("≠ \($0)", .red, indent: 4) }
    }

    /// What a screen shows, a line a field; fields that are empty and were so before are left out.
    private func screen(_ column: Comparison<F>.Column, _ index: Int) -> [String] {
        let changed = column.changed(by: index)
        return column.fields(after: index).flatMap { field -> [String] in
            let isChanged = changed.contains(field)
            guard isChanged || !field.value.isEmpty else { return [] }
            let value = field.value.text.escaped()
            let text = indent == 0 ? "\(field.name) \(value)" : value
            return TextWidth.wrapped(text, to: screenWidth - 2 - indent).enumerated().map {
                let name = TextWidth.padded($0 == 0 && indent > 0 ? field.name : "", to: indent)
                return "\(isChanged ? "*" : " ") \(name)\($1)"
            }
        }
    }

    private func row(_ number: String, _ step: String, _ screens: [String]) -> String {
        var row = String(repeating: " ", count: max(0, 3 - number.count)) + "\(number) "
        row += TextWidth.padded(step, to: stepWidth)
        for screen in screens {
            row += " " + TextWidth.padded(screen, to: screenWidth)
        }
        while row.last == " " { row.removeLast() }
        return row
    }

    private func lines(_ text: String, _ style: Line.Style? = nil, indent: Int = 0) -> [Line] {
        TextWidth.wrapped(text.escaped(), to: width - indent).map {
            Line(String(repeating: " ", count: indent) + $0, style)
        }
    }
}

extension [String] {
    /// The element, or nothing behind the end.
    fileprivate subscript(safe index: Int) -> String { index < count ? self[index] : "" }
}
