import Presentation

/// A comparison as people read it: a row a step, a column a pattern, what changed marked.
struct ComparisonTable<Feature: ScenarioFeature> {
    private let comparison: Comparison<Feature>
    private let console: Console
    private let stepWidth: Int
    private let screenWidth: Int

    init(_ comparison: Comparison<Feature>, console: Console) {
        self.comparison = comparison
        self.console = console
        let longest = comparison.lines.map { TextWidth.of($0.text) }.max() ?? 0
        stepWidth = min(max(longest, 8), console.columns / 3 - 3)
        screenWidth = (console.columns - stepWidth - 8) / 2
    }

    var text: String {
        let title =
            "\(Feature.name): \(comparison.name), played through both patterns; "
            + "* marks what a step changed."
        let head = row("", "STEP", "  MVVM", "  MVI")
        let steps = comparison.lines.indices.flatMap { comment($0) + step($0) }
        let lines =
            TextWidth.wrapped(TextWidth.printable(title), to: console.columns)
            + ["", console.styled(head, .bold)] + steps + ["", verdict, "", tally]
        return lines.joined(separator: "\n")
    }

    private var verdict: String {
        let count = comparison.lines.count
        let different = comparison.lines.indices.filter { !comparison.isEqual(at: $0) }
        guard let first = different.first else {
            return console.styled("Equal: the patterns agree after each of \(count) steps.", .green)
        }
        return console.styled(
            "Different: the patterns disagree after \(different.count) of \(count) steps, first "
                + "after step \(first + 1), “\(TextWidth.printable(comparison.lines[first].text))”.",
            .red)
    }

    private var tally: String {
        let (mvvm, mvi) = (comparison.mvvm, comparison.mvi)
        return Columns.aligned([
            ["On the way", "MVVM", "MVI"],
            ["transitions", "\(mvvm.tally.transitions)", "\(mvi.tally.transitions)"],
            ["requests opened", "\(mvvm.requestsOpened)", "\(mvi.requestsOpened)"],
            ["answers ignored", "\(mvvm.tally.answersIgnored)", "\(mvi.tally.answersIgnored)"],
        ])
    }
}

extension ComparisonTable {
    private struct Cell: ExpressibleByStringLiteral {
        var text = ""
        var isChanged = false

        init(text: String, isChanged: Bool) {
            self.text = text
            self.isChanged = isChanged
        }

        init(stringLiteral text: String) {
            self.text = text
        }
    }

    private func row(_ number: String, _ step: String, _ mvvm: Cell, _ mvi: Cell) -> String {
        let columns = [
            TextWidth.padded("", to: 3 - number.count) + number,
            TextWidth.padded(step, to: stepWidth),
            styled(mvvm, TextWidth.padded(mvvm.text, to: screenWidth)),
            styled(mvi, mvi.text),
        ]
        let line = columns.joined(separator: " ")
        return String(line.reversed().drop { $0 == " " }.reversed())
    }

    private func styled(_ cell: Cell, _ text: String) -> String {
        cell.isChanged ? console.styled(text, .yellow) : text
    }

    private func comment(_ index: Int) -> [String] {
        let text = comparison.lines[index].comment.joined(separator: " ")
        guard !text.isEmpty else { return [] }
        let lines = TextWidth.wrapped(TextWidth.printable(text), to: console.columns - 4)
        return [""] + lines.map { console.styled("    \($0)", .dim) }
    }

    private func step(_ index: Int) -> [String] {
        let words = TextWidth.wrapped(
            TextWidth.printable(comparison.lines[index].text), to: stepWidth)
        let mvvm = screen(comparison.mvvm, index)
        let mvi = screen(comparison.mvi, index)
        let height = max(words.count, mvvm.count, mvi.count)
        let mark = comparison.isEqual(at: index) ? "" : console.styled(" ≠", .red)
        let rows = (0..<height).map { line in
            row(
                line == 0 ? "\(index + 1)" : "", line < words.count ? words[line] : "",
                line < mvvm.count ? mvvm[line] : "", line < mvi.count ? mvi[line] : "")
                + (line == 0 ? mark : "")
        }
        return rows + differences(index)
    }

    /// Where the patterns disagree, in which fields.
    private func differences(_ index: Int) -> [String] {
        let mvvm = comparison.mvvm.states[index]
        return mvvm.differences(from: comparison.mvi.states[index]).map {
            console.styled("    ≠ " + TextWidth.printable($0.description), .red)
        }
    }

    /// What a screen shows, a line a field; fields that are empty and were so before are left out.
    private func screen(_ playback: Playback<Feature>, _ index: Int) -> [Cell] {
        let before = (index == 0 ? playback.start : playback.states[index - 1]).fields.flattened
        let after = playback.states[index].fields.flattened
        let changed = after.changed(since: before)
        let labelWidth = after.map { TextWidth.of($0.label) }.max() ?? 0
        return after.flatMap { field -> [Cell] in
            let isChanged = changed.contains(field)
            guard isChanged || !field.value.isEmpty else { return [] }
            let values = TextWidth.wrapped(
                TextWidth.printable(field.value.text), to: screenWidth - labelWidth - 3)
            return values.enumerated().map { line, value in
                let label = TextWidth.padded(line == 0 ? field.label : "", to: labelWidth)
                return Cell(
                    text: "\(isChanged ? "*" : " ") \(label) \(value)", isChanged: isChanged)
            }
        }
    }
}
