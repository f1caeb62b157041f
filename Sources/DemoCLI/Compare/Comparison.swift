import DI
import Domain
import Presentation

/// One race, played in each pattern.
@MainActor
struct Comparison {
    /// True if all patterns have had equal states after each step. Values of the state that the table does
    /// not show are compared, too.
    private(set) var isEqual = true
    private let players: [Player]
    private var count = 0
    private var rows: [[String]] = []

    /// Plays a text with one step on each line. Throws at the first step that can't be played.
    init(of text: String, name: String, _ players: [Player]) async throws {
        self.players = players
        var comment: [String] = []
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (number, line) in zip(1..., lines) {
            let step = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if step.hasPrefix("#") { comment.append("    \(step.drop { "# ".contains($0) })") }
            if step.hasPrefix("#") || step.isEmpty { continue }
            let before = players.map(\.screen.state)
            for player in players {
                if let reason = await player.play(step) {
                    let place = "\(name), line \(number): \(step.oneLine(limit: 100).quoted)"
                    throw Problem(.badData, "\(place) \(reason); \(Problem.hint)")
                }
            }
            if !comment.isEmpty { rows += [[""]] + comment.map { [$0] } }
            addRows(step, before)
            comment = []
        }
        if count == 0 { throw Problem(.badData, "\(name) has no steps; \(Problem.hint)") }
    }

    /// Adds the table rows of a step. A field that is empty before and after the step is left out.
    private mutating func addRows(_ step: String, _ before: [ItemsState]) {
        count += 1
        let after = players.map(\.screen.state)
        let empty = ItemsState().fields
        let columns = zip(before, after).map { before, after in
            zip(empty, zip(before.fields, after.fields)).map { empty, field in
                if field == (empty, empty) { return "" }
                return (field.0 == field.1 ? "  " : "* ") + field.1
            }
        }
        var fields = empty.indices.map { field in [""] + columns.map { $0[field] } }
        fields.removeAll { $0.allSatisfy(\.isEmpty) }
        if fields.isEmpty { fields = [[""] + columns.map { _ in "  nothing changes" }] }
        fields[0][0] = (count < 10 ? "  " : " ") + "\(count) \(step)"
        rows += fields
        if after.allSatisfy({ $0 == after[0] }) { return }
        rows.append(["    ≠ the patterns are in different states"])
        isEqual = false
    }

    /// A table with some rows for each step, a column for each pattern, and `*` at each value that a step
    /// has changed. Below it are the counts of each pattern.
    func text(_ name: String) -> String {
        let titles = players.map { $0.pattern.rawValue.uppercased() }
        let each = count == 1 ? "the only step" : "each of \(count) steps"
        let steps = table([["    STEP"] + titles.map { "  \($0)" }] + rows)
        let counts = table([
            ["On the way"] + titles,
            ["transitions"] + players.map { "\($0.transitions)" },
            ["answersIgnored"] + players.map { "\($0.answersIgnored)" },
        ])
        return "items: \(name); * marks what a step changed.\n\n\(steps)\n"
            + (isEqual ? "Equal: the patterns agree after \(each).\n\n" : "") + counts
    }
}

extension ItemsState {
    /// The values that a person sees on the items screen, one line for each value.
    var fields: [String] {
        let ids = visibleItems.map(\.id).joined(separator: " ")
        return [
            "items    " + (ids.isEmpty ? "–" : ids), "selected " + (selectedItem?.id ?? "–"),
            "loading  " + (isLoading ? "yes" : "no"), "error    " + (error?.details ?? "–"),
        ]
    }
}
