import Domain
import Explorer
import Faults
import Presentation
import Scenarios

/// Each famous mistake as a level: the screen as it should be on the left, the mistake on the right.
@MainActor
package enum Levels {
    package static func all(begin: (String) -> Void = { _ in }) async throws -> [Game] {
        var games: [Game] = []
        for (number, text) in try LevelText.all().enumerated() {
            begin("level \(number + 1), \(text.title)")
            let fault = fault(of: text)
            games.append(
                Game(
                    id: "level-\(number + 1)", feature: fault.feature.name,
                    graph: PageGraph(try await graph(of: text)),
                    level: Game.Level(text: text, incident: fault.incident)))
        }
        return games
    }

    /// All that can happen in a level.
    static func graph(of text: LevelText) async throws -> DuelGraph {
        try await graph(fault(of: text), text.race)
    }

    private static func graph(_ fault: some AnyFault, _ race: LevelText.Race) async throws
        -> DuelGraph
    { try await duel(fault, race).graph() }

    static func fault(of text: LevelText) -> any AnyFault {
        guard let fault = Faults.all.first(where: { $0.name == text.mistake }) else {
            preconditionFailure("There is no mistake “\(text.mistake)”.")
        }
        return fault
    }

    static func duel<A: AnyFault>(
        _ fault: A, _ race: LevelText.Race
    ) throws -> Duel<A.F> {
        let screens = [fault.right, fault.screens[0]].map { pattern -> Play<A.F>.MakeScreen in
            { requests in
                let people = ControlledPeople(requests: requests, change: race.peopleChange)
                let users = UsersUseCases(getUsers: people)
                return pattern.makeScreen(
                    users as? A.F.UseCases ?? A.F.controlledUseCases(A.F.sampleContent, requests))
            }
        }
        // In a level nothing is published and no service of an app changes: what it holds is never seen.
        let essence = { (state: String, service: String) in
            A.F.self == NotesScenario.self
                ? state.replacing(
                    #/\(save\(“[^”]*” \(“[^”]*”\) \(\(“[^”]*”\)\)\) saved\(revision: \d+\)\) ?/#,
                    with: ""
                ).replacing(#/ \(\(“[^”]*”\)\)\) inFlight/#, with: " inFlight")
                : A.F.self == AppScenario.self ? state : "\(state) \(service)"
        }
        let beginning = race.beginning.joined(separator: "\n")
        return Duel(
            screens: screens, cancellation: race.honoursCancellation ? .honoured : .ignored,
            beginning: try Scenario<A.F>(parsing: beginning).steps,
            deeds: try race.steps.map(Duel<A.F>.Deed.init),
            refused: race.refused, canLeave: race.canLeave,
            answeredAtOnce: race.answeredAtOnce ?? [],
            essence: essence, period: race.peopleChange ? ControlledPeople.period : 1,
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
        case .secondActsLate: return !actedLate[0] && actedLate[1]
        }
    }
}

/// A list on which people come and go: the answers have three, four or five of them, in turn.
private struct ControlledPeople: GetUsersUseCase {
    static let period = 3
    let requests: Requests
    let change: Bool

    @MainActor func execute() async throws(UserError) -> [User] {
        let count = 3 + (change ? requests.all.count % Self.period : 1)
        switch await requests.reply(to: change ? "load users \(count)" : "load users") {
        case .ok, .news: return Array(User.people.prefix(count))
        case .fail(let message): throw .unavailable(Reason(message))
        case nil: throw .cancelled
        }
    }
}

extension User {
    /// Those of the levels.
    static let people = ["Ann", "Bob", "Cleo", "Dan", "Eve"].enumerated().map {
        User(id: "p\($0.offset + 1)", name: $0.element)
    }
}
