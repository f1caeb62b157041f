package import Explorer
import Faults
package import Scenarios

/// A game of the page: a race, the play of one of its mends, or a race of one's own.
package struct Game: Encodable {
    /// How the address names it: `ghost-answer` is a race, `ghost-answer.1` a mend of it.
    package let id: String
    let feature: String
    let graph: PageGraph
    /// Where the mistake has happened.
    var incident: String?
    /// The code of a level; see `Shown`.
    var code: [String: [[String]]]?
    var files: [String: String]?
}

extension Game {
    /// The levels, each followed by its mends.
    @MainActor
    package static func all(begin: (String) -> Void = { _ in }) async throws -> [Game] {
        var games: [Game] = []
        for (index, level) in try Level.all().enumerated() {
            begin("level \(index + 1), \(level.title)")
            games += try await all(of: level, level.fault)
        }
        return games
    }

    @MainActor
    private static func all<A: AnyFault>(of level: Level, _ fault: A) async throws -> [Game] {
        let (feature, shown) = (fault.feature.name, try Shown(fault))
        var games = [
            Game(
                id: level.id, feature: feature,
                graph: PageGraph(try await level.duel(fault, fault.mistake).graph()),
                incident: fault.incident, code: shown.code, files: shown.files)
        ]
        for mend in level.mends ?? [] {
            let graph = try await level.duel(fault, mend.screen(of: fault), mend.found).graph()
            games.append(
                Game(id: "\(level.id).\(mend.code)", feature: feature, graph: PageGraph(graph)))
        }
        return games
    }

    /// The screen of a feature, with the steps of a scenario in any order, and with that scenario.
    @MainActor
    package init<F: Feature>(_: F.Type, along way: [ScenarioStep<F.Step>])
        async throws(ScenarioError)
    {
        let graph = try await Duel<F>(along: way).graph(along: way, moves: 1000)
        self.init(id: F.name, feature: F.name, graph: PageGraph(graph))
    }
}

extension Duel {
    /// Both patterns, and the steps of a scenario.
    init(along way: [ScenarioStep<F.Step>]) throws(ScenarioError) {
        var lines: [String] = []
        for case .input(let step) in way {
            let line = Scenario<F>.text(of: .input(step))
            if !lines.contains(line) { lines.append(line) }
        }
        try self.init(Race(steps: lines, refused: "", isWhole: true))
    }
}
