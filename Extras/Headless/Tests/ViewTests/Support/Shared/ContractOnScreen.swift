import Headless
import Scenarios
import Testing

/// Plays a contract through the views of both patterns, side by side.
@MainActor
struct ContractOnScreen<Views: OnScreen> {
    let rules: [Rule<Views.Feature>]
    /// The names of rules that can't be played through these views.
    let exceptions: Set<String>

    /// Plays all rules, first with services that honour cancellation, then with services that ignore it.
    /// The second time, `onChange` does not run on covered pages and in tabs that are not in front.
    func play() {
        var tally = Tally()
        let played = rules.filter { !exceptions.contains($0.name) }
        defer { HeadlessScreen.changesBehind = true }
        for cancellation in Requests.Cancellation.allCases {
            HeadlessScreen.changesBehind = cancellation == .honoured
            for rule in played { play(rule, cancellation, &tally) }
        }
        print("\(Views.self): \(played.count) of \(rules.count) rules,", tally)
    }

    private func play(
        _ rule: Rule<Views.Feature>, _ cancellation: Requests.Cancellation, _ tally: inout Tally
    ) {
        var players = Views.makers.map { Player<Views>($0, cancellation) }
        defer { for player in players { player.close() } }
        for (line, expected) in zip(rule.scenario.lines, rule.expected) {
            let place: Comment = "“\(rule.name)”, after “\(line.text)”"
            do {
                for index in players.indices {
                    let reason = try players[index].take(line.step)
                    if line.step.asInput != nil { tally.add(line.text, reason) }
                    let shown = rule.summary(of: try players[index].seen())
                    if let expected, shown != expected {
                        throw Difference(
                            "\(players[index].name) shows “\(shown)” instead of “\(expected)”",
                            players[index].screen.tree)
                    }
                    #expect(players[index].screen.problems == [], place)
                }
                let trees = players.map(\.screen.tree)
                #expect(Set(trees).count == 1, "\(place): \(trees.joined(separator: "\n≠\n"))")
            } catch {
                Issue.record(error, place)
                return
            }
        }
    }
}

/// Counts the steps that a user can take, and the steps that no user can take.
private struct Tally: CustomStringConvertible {
    private var taken = 0
    private var impossible: [String: [String: Int]] = [:]

    mutating func add(_ step: String, _ reason: String?) {
        guard let reason else { return taken += 1 }
        impossible[reason, default: [:]][step, default: 0] += 1
    }

    var description: String {
        let count = impossible.values.reduce(0) { $0 + $1.values.reduce(0, +) }
        let lines = impossible.sorted { $0.key < $1.key }.map { reason, steps in
            let names = steps.sorted { $0.key < $1.key }.map { "\($0.key) ×\($0.value)" }
            return "  \(reason): " + names.joined(separator: ", ")
        }
        return (["\(taken) steps by a person, \(count) that no person can take"] + lines)
            .joined(separator: "\n")
    }
}

struct Difference: Error, CustomStringConvertible {
    let description: String
    init(_ text: String, _ tree: String) { description = "\(text) in\n\(tree)" }
}
