import Explorer
import Scenarios

/// A game of the page: a screen in both patterns, or a level.
struct Game: Encodable {
    /// How the address names it.
    let id: String
    let feature: String
    /// The lines that were played before the first state.
    let beginning: [String]
    /// The lines of the bundled scenario.
    let sample: [String]
    let graph: PageGraph
    let level: Level?

    struct Level: Encodable {
        let text: LevelText
        /// How few steps suffice, and those steps.
        let solution: [String]
        /// Where it has happened.
        let incident: String?
    }
}

extension Game {
    /// A screen in both patterns: its bundled scenario, what can be done beside it, and `way`.
    @MainActor
    init<F: Feature>(_: F.Type, along way: [ScenarioStep<F.Step>], plays: Int) async throws {
        let sample = try Scenario<F>(parsing: F.sampleScenario)
        var steps = F.exploredSteps.filter { !Scenario<F>.text(of: .input($0)).contains("No. 1") }
        for case .input(let step) in sample.steps + way where !steps.contains(step) {
            steps.append(step)
        }
        let duel = Duel<F>(
            screens: F.patterns.map { $0.makeScreen(over: F.sampleContent) }, steps: steps,
            showsStreams: true, showsWaits: true)
        let graph = await duel.graph(along: [sample.steps, way], plays: plays)
        id = F.name
        feature = F.name
        beginning = []
        self.sample = sample.steps.map { Scenario<F>.text(of: $0) }
        self.graph = PageGraph(graph)
        level = nil
    }
}
