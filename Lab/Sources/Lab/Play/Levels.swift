import Explorer
import Faults
import Scenarios

/// Each fault, to be found; the first is a lesson.
enum Levels {
    /// Traps when no schedule shows a fault, because then it is none.
    @MainActor
    static func all(of faults: [any AnyFault] = Faults.all) async -> [Game] {
        var games: [Game] = []
        for entry in faults {
            // Few faults need more plays, and fewer make a small page.
            var game = await level(entry, number: games.count + 1, plays: 300)
            if game == nil { game = await level(entry, number: games.count + 1, plays: 2000) }
            guard let game else { preconditionFailure("No play shows: \(entry.mistake.name)") }
            games.append(game)
        }
        return games
    }

    @MainActor
    private static func level<A: AnyFault>(
        _ entry: A, number: Int, plays: Int
    ) async -> Game? {
        let fault = entry.fault
        for explored in A.F.beginnings {
            var explorer = Explorer([fault.faulty], cancellation: .ignored)
            let failure = await explorer.failure(of: explored)
            // If it shows the mistake already, two steps are left to be found.
            explorer.beginning = failure?.steps.dropLast(2) ?? explored
            explorer.plays = plays
            let graph = await explorer.graph(checksRelease: true)
            guard let solution = graph.shortestWayToProblem, !solution.isEmpty else { continue }
            return Game(
                id: "level-\(number)", feature: A.F.name,
                titles: [fault.faulty.title],
                beginning: explorer.beginning.map { Scenario<A.F>.text(of: $0) }, sample: [],
                graph: PageGraph(graph),
                level: Game.Level(fault, solution, number == 1 ? lesson : []))
        }
        return nil
    }

    private static let lesson = [
        "Press “load”: the screen asks for the users, and request 1 is open.",
        "Press “load” again: a newer load cancels the older one. Nobody waits for request 1 now.",
        "Servers answer all the same. Answer request 1 with “ok”, and look at the screen.",
    ]
}

extension Game.Level {
    fileprivate init<F: Feature>(_ fault: Fault<F>, _ solution: [String], _ lesson: [String]) {
        let mistake = fault.mistake
        self.init(
            solution: solution, lesson: lesson, name: mistake.name, hint: mistake.hint,
            explanation: mistake.incident.map { "It happened: \($0)" } ?? "",
            elsewhere: mistake.inKit, faulty: fault.faultySource, right: fault.rightSource)
    }
}
