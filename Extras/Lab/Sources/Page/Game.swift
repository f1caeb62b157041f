import Explorer
import Faults
import Scenarios

/// A game of the page: a race, or a play with one of its mends (changes that should remove the mistake).
package struct Game: Encodable {
    /// The id in the page's address: `ghost-answer` is a race, `ghost-answer.1` one of its mends.
    package let id: String
    let feature: String
    let graph: PageGraph
    /// A public issue about the mistake; only for a race.
    var incident: String?
    /// The code of the mistake and its mends, as in `Shown`; only for a race.
    var code: [String: [[String]]]?
    var files: [String: String]?
}

extension Game {
    /// All levels. After each level come its mends.
    @MainActor
    package static func all() async throws -> [Game] {
        var games: [Game] = []
        for level in try Level.all() { games += try await all(of: level, level.fault) }
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
}
