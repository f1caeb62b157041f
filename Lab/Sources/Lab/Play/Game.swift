import Explorer
import Scenarios

/// What the page lets one play: a feature in all its patterns, or a level.
struct Game: Encodable {
    /// How the address names it.
    let id: String
    let feature: String
    /// What stands above each screen.
    let titles: [String]
    /// The lines that were played before the first state.
    let beginning: [String]
    /// The lines of the bundled scenario.
    let sample: [String]
    let graph: PageGraph
    let level: Level?

    /// What there is to find in a level.
    struct Level: Encodable {
        /// How few steps suffice, and those steps.
        let solution: [String]
        /// What is told before each of these steps, if the level is a lesson.
        let lesson: [String]
        let name: String
        let hint: String
        let explanation: String
        /// What the kit makes of it.
        let elsewhere: String
        /// The sources of both screens; empty if they are not there.
        let faulty: String
        let right: String
    }
}

extension Game {
    /// A feature, with its bundled scenario and from where it is explored.
    @MainActor
    init<F: Feature>(_: F.Type, plays: Int) async {
        let sample = (try? Scenario<F>(parsing: F.sampleScenario))?.lines ?? []
        var explorer = Explorer<F>(F.patterns, content: F.sampleContent, cancellation: .ignored)
        explorer.plays = plays
        let graph = await explorer.graph(ways: F.beginnings + [sample.map(\.step)])
        id = F.name
        feature = F.name
        titles = F.patterns.map(\.title)
        beginning = []
        self.sample = sample.map { Scenario<F>.text(of: $0.step) }
        self.graph = PageGraph(graph)
        level = nil
    }
}
