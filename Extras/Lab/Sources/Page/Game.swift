package import Explorer
package import Scenarios

/// A game of the page: a screen in both patterns, or a level.
package struct Game: Encodable {
    /// How the address names it.
    package let id: String
    let feature: String
    let graph: PageGraph
    let level: Level?

    struct Level: Encodable {
        let text: LevelText
        /// Where it has happened.
        let incident: String?
    }

    init(id: String, feature: String, graph: PageGraph, level: Level?) {
        (self.id, self.feature, self.graph, self.level) = (id, feature, graph, level)
    }
}

extension Game {
    /// The screens that can be played to the end with a few steps each.
    @MainActor
    package static func free(begin: (String) -> Void = { _ in }) async throws -> [Game] {
        begin("the screens without a mistake")
        return [
            try await free(
                ItemsScenario.self, "load", "delete a", "delete b", "clear-error"),
            try await free(
                LoginScenario.self, "email al@x.test", "password enigma", "password engima",
                "submit"),
        ]
    }

    @MainActor
    private static func free<F: Feature>(_: F.Type, _ lines: String...) async throws -> Game {
        let duel = Duel<F>(
            screens: F.patterns.map { $0.makeScreen(over: F.sampleContent) },
            deeds: try lines.map(Duel<F>.Deed.init))
        return Game(
            id: F.name, feature: F.name, graph: PageGraph(await duel.graph(moves: 800)), level: nil)
    }

    /// The screen of a feature, with the steps of a scenario in any order, and with that scenario.
    @MainActor
    package init<F: Feature>(_: F.Type, along way: [ScenarioStep<F.Step>]) async {
        let graph = await Duel<F>(along: way).graph(along: [way], moves: 1000)
        self.init(id: F.name, feature: F.name, graph: PageGraph(graph), level: nil)
    }
}

extension Duel {
    /// Both patterns, and the steps of a scenario.
    init(along way: [ScenarioStep<F.Step>]) {
        var steps: [F.Step] = []
        for case .input(let step) in way where !steps.contains(step) { steps.append(step) }
        self.init(
            screens: F.patterns.map { $0.makeScreen(over: F.sampleContent) },
            deeds: steps.map { .init($0) }, showsStreams: true, showsWaits: true, mostOpen: 9)
    }
}
