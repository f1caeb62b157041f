import Domain
import Explorer
import Faults
import Scenarios

/// Each famous mistake as a level: the screen as it should be on the left, the mistake on the right.
@MainActor
enum Levels {
    /// Traps when no way shows a mistake, because then it is none.
    static func all(begin: (String) -> Void = { _ in }) async throws -> [Game] {
        var games: [Game] = []
        for text in try LevelText.all() {
            begin("level \(games.count + 1), \(text.title)")
            games.append(await game(text, number: games.count + 1))
        }
        return games
    }

    private static func game(_ text: LevelText, number: Int) async -> Game {
        let entry = Faults.all.first { $0.name == text.mistake }
        switch entry {
        case let fault as Fault<UsersScenario>:
            return await game(fault, text, number, duel(fault, text))
        case let fault as Fault<ItemsScenario>: return await game(fault, text, number, duel(fault))
        case let fault as Fault<LoginScenario>:
            return await game(fault, text, number, duel(fault, text))
        case let fault as Fault<NotesScenario>:
            return await game(fault, text, number, duel(fault, text))
        case let fault as Fault<AppScenario>: return await game(fault, text, number, duel(fault))
        default: preconditionFailure("“\(text.mistake)” is in a feature without levels.")
        }
    }

    private static func game<F: Feature>(
        _ fault: Fault<F>, _ text: LevelText, _ number: Int, _ duel: Duel<F>
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
            level: Game.Level(text: text, solution: solution, incident: fault.incident))
    }

    private static func duel(
        _ fault: Fault<UsersScenario>, _ text: LevelText
    ) -> Duel<UsersScenario> {
        let screens = [fault.right, fault.faulty].map { pattern -> Play<UsersScenario>.MakeScreen in
            { pattern.makeScreen(UsersUseCases(getUsers: GrowingUsers(requests: $0))) }
        }
        let isLesson = !text.lesson.isEmpty
        return Duel(
            screens: screens, steps: [.load, .clearError(nil)],
            answers: isLesson ? [.ok] : [.ok, .fail("Refused.")],
            isFound: isLesson ? Match.screensDifferInTheEnd : Match.screensDiffer)
    }

    private static func duel(_ fault: Fault<ItemsScenario>) -> Duel<ItemsScenario> {
        Duel(
            screens: screens(fault, ItemsScenario.sampleContent),
            beginning: [.user(.load), .answer(1, .ok)],
            steps: [.load, .delete("a"), .delete("b"), .clearError(nil)],
            isFound: Match.screensDiffer)
    }

    private static func duel(
        _ fault: Fault<LoginScenario>, _ text: LevelText
    ) -> Duel<LoginScenario> {
        let isLeft = text.world == .leaving
        return Duel(
            screens: screens(fault, LoginScenario.sampleContent),
            beginning: [.user(.email("al@x.test")), .user(.password("enigma"))],
            steps: [.submit], canLeave: isLeft,
            isFound: isLeft ? Match.secondOutlivesItsOwner : Match.secondActsTwice)
    }

    private static func duel(
        _ fault: Fault<NotesScenario>, _ text: LevelText
    ) -> Duel<NotesScenario> {
        let isLeft = text.world == .leaving
        return Duel(
            screens: screens(fault, [Note(id: "n1", text: "Buy")]),
            cancellation: isLeft ? .honoured : .ignored,
            beginning: [.user(.observe), .answer(1, .ok), .user(.open("n1"))],
            steps: [.type("Buy milk"), .type("Buy milk, tea")], answers: [.ok], canLeave: isLeft,
            isFound: Match.serversDiffer)
    }

    private static func duel(_ fault: Fault<AppScenario>) -> Duel<AppScenario> {
        var content = AppScenario.sampleContent
        content.accounts.append(Credentials(email: "bo@x.test", password: Password("secret")))
        let logIn: [AppScenario.Step] = [
            .login(.email("al@x.test")), .login(.password("enigma")), .login(.submit),
        ]
        return Duel(
            screens: screens(fault, content),
            beginning: logIn.map { .user($0) } + (1...6).map { .answer($0, .ok) },
            steps: [
                .logOut, .login(.email("bo@x.test")), .login(.password("secret")), .login(.submit),
            ], isFound: Match.screensDiffer)
    }

    private static func screens<F>(
        _ fault: Fault<F>, _ content: F.Content
    ) -> [Play<F>.MakeScreen] {
        [fault.right, fault.faulty].map { $0.makeScreen(over: content) }
    }
}

extension Match {
    fileprivate static func screensDiffer(_ match: Match) -> Bool {
        match.plays[0].state.fields != match.plays[1].state.fields
    }

    /// The left one waits for nothing more.
    fileprivate static func screensDifferInTheEnd(_ match: Match) -> Bool {
        screensDiffer(match) && !F.isWaiting(match.plays[0].state)
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

extension Match<LoginScenario> {
    fileprivate static func secondActsTwice(_ match: Match) -> Bool {
        match.plays.map(\.state.events.count) == [1, 2]
    }
}

/// Each question finds one person more, so that an older answer can be told from a newer one.
private struct GrowingUsers: GetUsersUseCase {
    let requests: Requests

    @MainActor func execute() async throws(UserError) -> [User] {
        let found = User.samples.prefix(requests.all.count + 2)
        switch await requests.reply(to: "load users") {
        case .ok, .news: return Array(found)
        case .fail(let message): throw .unavailable(message)
        case nil: throw .cancelled
        }
    }
}
