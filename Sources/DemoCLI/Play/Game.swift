import Domain
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
    /// The lines with a secret, by how a link writes them without it.
    let secrets: [String: String]
    let graph: PageGraph
    let level: Level?

    /// What there is to find in a level.
    struct Level: Encodable {
        /// How few steps suffice, and those steps.
        let solution: [String]
        /// What is told before each of these steps, if the level is a lesson.
        let lesson: [String]
        let name: String
        let explanation: String
        /// What becomes of the mistake in the other pattern.
        let elsewhere: String
        /// The faulty lines, and the right ones; empty if the sources are not there.
        let faulty: String
        let right: String
    }
}

extension Game {
    /// A feature, with its bundled scenario and from where it is explored.
    @MainActor
    init<F: Feature>(_: F.Type, items: [Item]?, plays: Int) async {
        let content = F.content(with: items)
        // Without the sample's items, the scenario shows what can be played of it.
        let sample = (try? Scenario<F>(parsing: F.sampleScenario))?.lines ?? []
        let graph = await GraphExplorer<F>.graph(
            F.patterns.map { $0.makeScreen(over: content) },
            ways: F.beginnings + [sample.map(\.step)], plays: plays)
        id = F.name
        feature = F.name
        titles = F.patterns.map(\.title)
        beginning = []
        self.sample = sample.map { Scenario<F>.text(of: $0.step) }
        secrets = Self.secrets(F.self, in: graph)
        self.graph = PageGraph(graph)
        level = nil
    }
}

extension Game {
    static func secrets<F: Feature>(_: F.Type, in graph: StateGraph) -> [String: String] {
        let lines = Set(graph.states.flatMap(\.edges).filter { $0.position == nil }.map(\.line))
        let recorded = lines.compactMap { line -> (String, String)? in
            guard let step = try? Scenario<F>(parsing: line).lines.first?.step else { return nil }
            return (Scenario<F>.recorded(step), line)
        }
        return Dictionary(recorded.filter { $0 != $1 }) { first, _ in first }
    }
}

/// The levels that there are: none, unless there are faults to be found.
protocol LevelSource {}

extension LevelSource {
    @MainActor static func all() async -> [Game] { [] }
}

enum Levels: LevelSource {}
