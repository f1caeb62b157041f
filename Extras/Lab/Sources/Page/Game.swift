package import Explorer
import Faults
package import Scenarios

/// A game of the page: a screen in both patterns, or a level.
package struct Game: Encodable {
    /// How the address names it.
    package let id: String
    let feature: String
    let graph: PageGraph
    /// Where the mistake of a level has happened.
    var incident: String?
    /// The code of a level; see `Shown`.
    var code: [String: [[String]]]?
    var files: [String: String]?
}

extension Game {
    /// The levels, and the screens that can be played to the end with a few steps each.
    @MainActor
    package static func all(begin: (String) -> Void = { _ in }) async throws -> [Game] {
        var games: [Game] = []
        for (index, level) in try Level.all().enumerated() {
            begin("level \(index + 1), \(level.title)")
            games.append(try await Game(level, level.fault, number: index + 1))
        }
        begin("the screens without a mistake")
        return [
            try await Game(ItemsScenario.self, "load", "delete a", "delete b", "clear-error"),
            try await Game(
                LoginScenario.self, "email al@x.test", "password enigma", "password engima",
                "submit"),
        ] + games
    }

    @MainActor
    private init(_ level: Level, _ fault: some AnyFault, number: Int) async throws {
        let graph = PageGraph(try await level.duel(fault).graph())
        let shown = try Shown(fault)
        self.init(
            id: level.id, feature: fault.feature.name, graph: graph, incident: fault.incident,
            code: shown.code, files: shown.files)
    }

    @MainActor
    private init<F: Feature>(_: F.Type, _ lines: String...) async throws {
        let duel = try Duel<F>(Race(steps: lines, refused: ""))
        self.init(id: F.name, feature: F.name, graph: PageGraph(await duel.graph()))
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
