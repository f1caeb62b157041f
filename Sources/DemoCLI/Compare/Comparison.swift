import DI
import Domain
import Presentation

/// One race (a list of steps), played in each pattern. The properties are the fields of the JSON output.
@MainActor
struct Comparison: Encodable {
    struct Step: Encodable {
        let step: String
        /// The comment lines directly above the step, in the text that the race was read from.
        let comment: [String]
        /// True if all patterns have equal states after the step. Values of the state that the table
        /// does not show are compared, too.
        let equal: Bool
        /// The screen of each pattern. The key is the name of the pattern, also in `tallies`.
        let screens: [String: Screen]
    }

    /// The items screen, as a person sees it.
    struct Screen: Encodable {
        var items: [Item.ID] = []
        var selected: Item.ID?
        var loading = false
        var error: String?

        /// The lines that the table shows for this screen.
        var fields: [String] {
            [
                "items    " + (items.isEmpty ? "–" : items.joined(separator: " ")),
                "selected " + (selected ?? "–"), "loading  " + (loading ? "yes" : "no"),
                "error    " + (error ?? "–"),
            ]
        }

        /// The fields that differ from those of the screen before.
        func changes(since before: Screen) -> String {
            let changed = zip(before.fields, fields).filter { $0 != $1 }.map {
                $1.split(separator: " ").joined(separator: " ")
            }
            return changed.isEmpty ? "–" : changed.joined(separator: ", ")
        }
    }

    private(set) var equal = true
    private(set) var steps: [Step] = []
    private(set) var tallies: [String: [String: Int]] = [:]

    /// Plays a text with one step on each line. Throws at the first step that can't be played.
    init(of text: String, name: String, _ players: [Player]) async throws {
        var comment: [String] = []
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (number, line) in zip(1..., lines) {
            let step = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if step.hasPrefix("#") { comment.append(String(step.drop { "# ".contains($0) })) }
            if step.hasPrefix("#") || step.isEmpty { continue }
            var screens: [String: Screen] = [:]
            for player in players {
                if let reason = await player.play(step) {
                    let start = step.oneLine(limit: 100).quoted
                    throw Problem(.badData, "\(name), line \(number): \(start) \(reason)")
                }
                screens[player.pattern.rawValue] = Screen(player.screen.state)
                tallies[player.pattern.rawValue] = player.tally
            }
            let isEqual = players.allSatisfy { $0.screen.state == players[0].screen.state }
            steps.append(Step(step: step, comment: comment, equal: isEqual, screens: screens))
            equal = equal && isEqual
            comment = []
        }
        if steps.isEmpty { throw Problem(.badData, "\(name) has no steps; \(Player.hint)") }
    }

    /// Prints a table with some rows for each step, a column for each pattern, and `*` at each value that
    /// a step has changed. Below the table, prints the counts of each pattern.
    func print(_ race: String, on console: Console) throws {
        let titles = AppPattern.allCases.map { $0.rawValue.uppercased() }
        let all = titles.joined(separator: " and ")
        try console.print(["items: \(race), played in \(all); * marks what a step changed.", ""])
        try console.print([["    STEP"] + titles.map { "  \($0)" }] + steps.indices.flatMap(rows))
        let each = steps.count == 1 ? "the only step" : "each of \(steps.count) steps"
        try console.print(equal ? ["", "Equal: the patterns agree after \(each).", ""] : [""])
        let counts = Player.counts.map { name in
            [name] + AppPattern.allCases.map { "\(tallies[$0.rawValue]?[name] ?? 0)" }
        }
        try console.print([["On the way"] + titles] + counts)
    }

    /// The table rows for one step. A field that is empty before and after the step is left out.
    private func rows(_ index: Int) -> [[String]] {
        let step = steps[index]
        let empty = Screen().fields
        let columns = AppPattern.allCases.map { pattern in
            let new = step.screens[pattern.rawValue]?.fields ?? empty
            let old = steps.prefix(index).last?.screens[pattern.rawValue]?.fields ?? empty
            return empty.indices.map { field in
                if [old[field], new[field]] == [empty[field], empty[field]] { return "" }
                return (old[field] == new[field] ? "  " : "* ") + new[field]
            }
        }
        var rows = empty.indices.map { field in [""] + columns.map { $0[field] } }
        rows.removeAll { $0.allSatisfy(\.isEmpty) }
        if rows.isEmpty { rows = [[""] + columns.map { _ in "  nothing changes" }] }
        rows[0][0] = (index < 9 ? "  " : " ") + "\(index + 1) \(step.step)"
        if !step.comment.isEmpty { rows = [[""]] + step.comment.map { ["    \($0)"] } + rows }
        return step.equal ? rows : rows + [["    ≠ the patterns are in different states"]]
    }
}

extension Comparison.Screen {
    init(_ state: ItemsState) {
        self.init(
            items: state.visibleItems.map(\.id), selected: state.selectedItem?.id,
            loading: state.isLoading, error: state.error?.details)
    }
}
