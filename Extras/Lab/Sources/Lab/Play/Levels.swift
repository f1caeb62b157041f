import Domain
import Explorer
import Faults
import Presentation
import Scenarios

/// Each famous mistake as a level: the screen as it should be on the left, the mistake on the right.
@MainActor
enum Levels {
    /// Traps when no way shows a mistake, because then it is none.
    static func all(begin: (String) -> Void = { _ in }) async throws -> [Game] {
        var games: [Game] = []
        for text in try LevelText.all() {
            begin("level \(games.count + 1), \(text.title)")
            guard let fault = Faults.all.first(where: { $0.name == text.mistake }) else {
                preconditionFailure("There is no mistake “\(text.mistake)”.")
            }
            games.append(try await game(fault, text, number: games.count + 1))
        }
        return games
    }

    private static func game<A: AnyFault>(
        _ fault: A, _ text: LevelText, number: Int
    ) async throws -> Game {
        let duel = try duel(fault, text.race)
        // Few mistakes need more plays, and fewer make a small page.
        var graph = await duel.graph(plays: 200)
        if graph.solution == nil { graph = await duel.graph(plays: 1000) }
        guard let solution = graph.solution, !solution.isEmpty else {
            preconditionFailure("No way shows “\(text.mistake)”.")
        }
        return Game(
            id: "level-\(number)", feature: A.F.name, beginning: text.race.beginning, sample: [],
            graph: PageGraph(graph),
            level: Game.Level(text: text, solution: solution, incident: fault.incident))
    }

    private static func duel<A: AnyFault>(
        _ fault: A, _ race: LevelText.Race
    ) throws -> Duel<A.F> {
        let screens = [fault.right, fault.screens[0]].map { pattern -> Play<A.F>.MakeScreen in
            { requests in
                let users =
                    UsersUseCases(getUsers: GrowingUsers(requests: requests)) as? A.F.UseCases
                return pattern.makeScreen(
                    users ?? A.F.controlledUseCases(A.F.sampleContent, requests))
            }
        }
        func read(_ lines: [String]) throws -> [ScenarioStep<A.F.Step>] {
            try Scenario<A.F>(parsing: lines.joined(separator: "\n")).steps
        }
        return Duel(
            screens: screens, cancellation: race.honoursCancellation ? .honoured : .ignored,
            beginning: try read(race.beginning), steps: try read(race.steps).compactMap(\.asInput),
            answers: race.canRefuse ? [.ok, .fail("Refused.")] : [.ok], canLeave: race.canLeave,
            isFound: { $0.shows(race.found) })
    }
}

extension Match {
    fileprivate func shows(_ found: LevelText.Found) -> Bool {
        let fields = plays.map(\.state.fields)
        switch found {
        case .screensDiffer: return fields[0] != fields[1]
        // The left one waits for nothing more.
        case .screensDifferInTheEnd:
            return fields[0] != fields[1] && !F.isWaiting(plays[0].state)
        case .secondActsTwice:
            let events = fields.map { $0.first { $0.name == "events" }?.value }
            guard case (.list(let left)?, .list(let right)?) = (events[0], events[1]) else {
                return false
            }
            return left.count == 1 && right.count == 2
        // Once nothing is open on the left, the servers have not been told the same.
        case .serversDiffer:
            return written[0] != written[1] && open.allSatisfy { request($0, at: 0) == nil }
        case .secondOutlivesItsOwner: return leftovers.map { $0[0] == nil && $0[1] != nil } ?? false
        }
    }
}

/// Each question finds one person more, so that an older answer can be told from a newer one.
private struct GrowingUsers: GetUsersUseCase {
    let requests: Requests

    @MainActor func execute() async throws(UserError) -> [User] {
        let found = User.samples.prefix(requests.all.count + 2)
        switch await requests.reply(to: "load users") {
        case .ok, .news: return Array(found)
        case .fail(let message): throw .unavailable(Reason(message))
        case nil: throw .cancelled
        }
    }
}
