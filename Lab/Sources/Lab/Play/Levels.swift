import Domain
import Explorer
import Faults
import Scenarios

/// Each famous mistake as a level: the screen as it should be on the left, the mistake on the right.
@MainActor
enum Levels {
    /// Traps when no way shows a mistake, because then it is none.
    static func all(begin: (String) -> Void = { _ in }) async -> [Game] {
        var games: [Game] = []
        for text in LevelText.all {
            begin("level \(games.count + 1), \(text.title)")
            games.append(await game(text, number: games.count + 1))
        }
        return games
    }

    private static func game(_ text: LevelText, number: Int) async -> Game {
        guard let entry = Faults.all.first(where: { $0.mistake.name == text.mistake }) else {
            preconditionFailure("There is no mistake “\(text.mistake)”.")
        }
        switch entry {
        case let fault as Fault<UsersScenario>: return await users(fault, text, number)
        case let fault as Fault<ItemsScenario>: return await items(fault, text, number)
        case let fault as Fault<LoginScenario>: return await login(fault, text, number)
        case let fault as Fault<NotesScenario>: return await notes(fault, text, number)
        case let fault as Fault<AppScenario>: return await app(fault, text, number)
        default: preconditionFailure("“\(text.mistake)” is in a feature without levels.")
        }
    }

    private static func users(
        _ fault: Fault<UsersScenario>, _ text: LevelText, _ number: Int
    ) async -> Game {
        let screens = fault.both.map { pattern -> Play<UsersScenario>.MakeScreen in
            { @Sendable requests in
                pattern.makeScreen(UsersUseCases(getUsers: GrowingUsers(requests: requests)))
            }
        }
        let isLesson = !text.lesson.isEmpty
        return await game(
            fault.mistake, text, number,
            Duel<UsersScenario>(
                screens: screens, steps: [.load, .clearError(nil)],
                answers: isLesson ? [.ok] : [.ok, .fail("Refused.")],
                isFound: isLesson ? Match.screensDifferInTheEnd : Match.screensDiffer))
    }

    private static func items(
        _ fault: Fault<ItemsScenario>, _ text: LevelText, _ number: Int
    ) async -> Game {
        let content = ItemsScenario.sampleContent
        return await game(
            fault.mistake, text, number,
            Duel<ItemsScenario>(
                screens: fault.both.map { $0.makeScreen(over: content) },
                beginning: [.user(.load), .answer(1, .ok)],
                steps: [.load, .delete("a"), .delete("b"), .clearError(nil)],
                isFound: Match.screensDiffer))
    }

    private static func login(
        _ fault: Fault<LoginScenario>, _ text: LevelText, _ number: Int
    ) async -> Game {
        let isLeft = text.world == .leaving
        return await game(
            fault.mistake, text, number,
            Duel<LoginScenario>(
                screens: fault.both.map { $0.makeScreen(over: LoginScenario.sampleContent) },
                beginning: [.user(.email("al@x.test")), .user(.password("enigma"))],
                steps: [.submit], canLeave: isLeft,
                isFound: isLeft ? Match.secondOutlivesItsOwner : Match.secondActsTwice))
    }

    private static func notes(
        _ fault: Fault<NotesScenario>, _ text: LevelText, _ number: Int
    ) async -> Game {
        let isLeft = text.world == .leaving
        let content = [Note(id: "n1", text: "Buy")]
        return await game(
            fault.mistake, text, number,
            Duel<NotesScenario>(
                screens: fault.both.map { $0.makeScreen(over: content) },
                cancellation: isLeft ? .honoured : .ignored,
                beginning: [.user(.observe), .answer(1, .ok), .user(.open("n1"))],
                steps: [.type("Buy milk"), .type("Buy milk, tea")], answers: [.ok],
                canLeave: isLeft,
                isFound: Match.serversDiffer))
    }

    private static func app(
        _ fault: Fault<AppScenario>, _ text: LevelText, _ number: Int
    ) async -> Game {
        var content = AppScenario.sampleContent
        content.accounts.append(Credentials(email: "bo@x.test", password: Password("secret")))
        let logIn: [AppScenario.Step] = [
            .login(.email("al@x.test")), .login(.password("enigma")), .login(.submit),
        ]
        return await game(
            fault.mistake, text, number,
            Duel<AppScenario>(
                screens: fault.both.map { $0.makeScreen(over: content) },
                beginning: logIn.map { .user($0) } + (1...6).map { .answer($0, .ok) },
                steps: [
                    .logOut, .login(.email("bo@x.test")), .login(.password("secret")),
                    .login(.submit),
                ], isFound: Match.screensDiffer))
    }

    private static func game<F: Feature>(
        _ mistake: Mistake, _ text: LevelText, _ number: Int, _ duel: Duel<F>
    ) async -> Game {
        // Few mistakes need more plays, and fewer make a small page.
        var graph = await duel.graph(plays: 200)
        if graph.solution == nil { graph = await duel.graph(plays: 1000) }
        guard let solution = graph.solution, !solution.isEmpty else {
            preconditionFailure("No way shows “\(text.mistake)”.")
        }
        return Game(
            id: "level-\(number)", feature: F.name,
            beginning: duel.beginning.map { Scenario<F>.text(of: $0) }, sample: [],
            graph: PageGraph(graph),
            level: Game.Level(
                text: text, solution: solution, kit: mistake.inKit,
                incident: mistake.incident?.description))
    }
}

extension Fault {
    fileprivate var both: [Pattern<F>] { [right, faulty] }
}

extension Match {
    fileprivate static func screensDiffer(_ match: Match) -> Bool {
        match.plays[0].state.fields != match.plays[1].state.fields
    }

    /// The left one waits for nothing more.
    fileprivate static func screensDifferInTheEnd(_ match: Match) -> Bool {
        screensDiffer(match) && !F.isWaiting(match.plays[0].state)
    }

    fileprivate static func secondActsTwice(_ match: Match) -> Bool {
        let events = match.plays.map { play in
            play.state.fields.first { $0.name == "events" }.map(\.value.text) ?? ""
        }
        return events[0] == "loggedIn" && events[1] == "loggedIn loggedIn"
    }

    /// Once nothing is open on the left, the servers have not been told the same.
    fileprivate static func serversDiffer(_ match: Match) -> Bool {
        match.written[0] != match.written[1]
            && match.open.allSatisfy { match.request($0, at: 0) == nil }
    }

    fileprivate static func secondOutlivesItsOwner(_ match: Match) -> Bool {
        match.leftovers.map { $0[0] == nil && $0[1] != nil } ?? false
    }
}

/// Each question finds one person more, so that an older answer can be told from a newer one.
private struct GrowingUsers: GetUsersUseCase {
    let requests: Requests

    @MainActor func execute() async throws(UserError) -> [User] {
        let found = User.samples.prefix(requests.all.count + 2)
        switch await requests.reply(to: "load users") {
        case .ok, .news: return Array(found)
        case .failed(let message): throw .unavailable(message)
        case .cancelled: throw .cancelled
        }
    }
}
