import Explorer
import Faults
import Scenarios

/// A game of the page: a race, or a play with one of its mends, which should remove the mistake.
package struct Game: Encodable {
    /// How the address names it: `ghost-answer` is a race, `ghost-answer.1` a mend of it.
    package let id: String
    let feature: String
    let graph: PageGraph
    /// A public thread about the mistake of a race.
    var incident: String?
    /// The code of a race; see `Shown`.
    var code: [String: [[String]]]?
    var files: [String: String]?
}

extension Game {
    /// The levels, each followed by its mends.
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
