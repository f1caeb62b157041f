import Domain
import Presentation

/// One race, played in each pattern. Its properties are the fields of the JSON.
struct Comparison: Encodable {
    /// The items screen by the names of its fields; those that are empty are left out.
    typealias Screen = [String: String]

    struct Step: Encodable {
        let step: String
        /// The comment above it.
        let comment: [String]
        /// True if all patterns are in the same state after it, also in what is not shown.
        let equal: Bool
        let screens: [Pattern: Screen]
    }

    let race: String
    private(set) var equal = true
    private(set) var steps: [Step] = []
    private(set) var tallies: [Pattern: [String: Int]] = [:]

    @MainActor
    init(_ race: Race, _ players: [Player]) async throws {
        self.race = race.name
        for line in race.lines {
            var screens: [Pattern: Screen] = [:]
            for player in players {
                guard await player.play(line.step) else {
                    let hint = "\(line.text.quoted), but no such request waits for an answer"
                    throw Problem(.badData, "\(race.name), line \(line.number): \(hint)")
                }
                screens[player.pattern] = player.state.shown
                tallies[player.pattern] = player.tally
            }
            let isEqual = players.allSatisfy { $0.state == players[0].state }
            steps.append(
                Step(step: line.text, comment: line.comment, equal: isEqual, screens: screens))
            equal = equal && isEqual
        }
    }
}

extension ItemsState {
    fileprivate var shown: Comparison.Screen {
        var shown = ["items": visibleItems.map(\.id).joined(separator: " ")]
        shown["selected"] = selectedItem?.id
        shown["loading"] = isLoading ? "yes" : nil
        shown["error"] = error?.details
        return shown.filter { $0.value != "" }
    }
}
