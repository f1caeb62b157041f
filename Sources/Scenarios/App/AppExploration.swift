import Domain
public import Presentation

/// What the tabs do is proved by their own explorations: here is tried what the parent adds, and one
/// request of a child stands for all. Of the awaited requests only the oldest is answered next, and the
/// state key holds only what the parent reads of a tab; so a further tab adds an answer to each schedule
/// and multiplies nothing.
extension AppScenario {
    nonisolated public static let exploredSteps: [Step] = [
        .login(.submit), .logOut, .tab(lastTab), .users(.select("1")), .users(.select("2")),
        .closeUser,
        .items(.delete("a")),
    ]

    private nonisolated static let lastTab = MainTab.allCases[MainTab.allCases.count - 1]

    nonisolated public static let exploredContent: Content = {
        var content = sampleContent
        content.items = ItemsScenario.exploredContent
        content.users = UsersScenario.exploredContent
        return content
    }()

    nonisolated public static var beginnings: [[ScenarioStep<Step>]] {
        [filledIn, session + filledIn + opening]
    }

    private nonisolated static let filledIn: [ScenarioStep<Step>] = [
        .user(.login(.email("al@x.test"))), .user(.login(.password(Password("enigma")))),
    ]

    /// Somebody has logged in, looked at another tab, and logged out while a tab was still loading.
    private nonisolated static let session =
        filledIn + [.user(.login(.submit)), .answer(1, .ok)]
        + (2..<opened).prefix(1).map { ScenarioStep.answer($0, .ok) }
        + [.user(.tab(lastTab)), .user(.logOut)]

    /// Then somebody logs in again, and all is loaded, however many tabs there are.
    private nonisolated static let opening =
        [ScenarioStep.user(Step.login(.submit))]
        + (opened + 1...2 * opened).map { ScenarioStep.answer($0, .ok) }

    /// With enough of what logs in, so that a walk is seldom long without a session.
    nonisolated public static let walkSteps: [Step] =
        [[Step]](repeating: filledIn.compactMap(\.ofUser) + [.login(.submit)], count: 6)
        .flatMap(\.self)
        + [.login(.password(Password("engima"))), .tab(.items), .tab(.counter)] + exploredSteps
        + ItemsScenario.exploredSteps.map(Step.items)
        + UsersScenario.exploredSteps.map(Step.users)
        + CounterScenario.exploredSteps.map(Step.counter)
        + (NotesScenario.exploredSteps + [.logIn]).map(Step.notes)

    nonisolated public static func explored(_ open: [RequestSpan]) -> [RequestSpan] {
        let calls = open.filter { $0.kind == .call }
        return calls.filter { !$0.isCancelled }.prefix(1) + calls.filter(\.isCancelled)
    }

    nonisolated public static func canonicalState(_ state: AppState) -> String {
        switch state {
        case .login(let login): "login \(LoginScenario.canonicalState(.init(screen: login)))"
        case .main(let main):
            [
                "\(main.tab)", "\(main.userPath.suffix(2))", "\(main.items.visibleItems.map(\.id))",
                "\(main.items.deleting)", "\(main.usersToTap)",
            ]
            .joined(separator: " ")
        }
    }

    nonisolated public static func serviceState(after history: History<AppScenario>) -> String {
        "\(history.answers.contains { $0.request.name == "delete a" && $0.succeeded })"
    }

    nonisolated public static func serviceContent(after history: History<AppScenario>) -> String {
        let deletes = history.answers.filter {
            $0.succeeded && $0.request.kind == .call && $0.request.name.hasPrefix("delete ")
        }
        return "without \(Set(deletes.map(\.request.name)).sorted()) "
            + CounterScenario.changes(history.requests.map(\.name))
            + " \(NotesScenario.world(sampleContent.notes, after: history.answers))"
    }

    /// Late answers are all tried, and must change nothing: so their requests do not count here.
    nonisolated public static func stateKey(
        _ history: History<AppScenario>, open: [RequestSpan]
    ) -> String {
        standardKey(history, open: open.filter { !$0.isCancelled })
    }

    nonisolated public static func isWaiting(_ state: AppState) -> Bool {
        switch state {
        case .login(let login): login.isSubmitting
        case .main(let main):
            main.items.isLoading || !main.items.deleting.isEmpty || main.users.isLoading
                || main.counter.isWaiting || NotesScenario.isWaiting(main.notes)
        }
    }

    nonisolated public static var situations: [Situation<AppScenario>] {
        [
            Situation("a login was cancelled by logging out") { history in
                history.requests.contains { $0.name.hasPrefix("log in") && $0.isCancelled }
            },
            Situation("a request of a tab is answered after logging out") { history in
                guard case .login = history.state, let answer = history.lastAnswer else {
                    return false
                }
                return !answer.request.name.hasPrefix("log in") && !answer.wasWanted
            },
            Situation("a user is open and was tapped twice") { history in
                guard case .main(let main) = history.state else { return false }
                return main.userPath == ["1"]
                    && history.steps.suffix(2) == [tapOnUser, tapOnUser]
            },
            Situation("the number on the tab has changed back after a failure") { history in
                history.answers.contains { $0.request.name == "delete a" && !$0.succeeded }
            },
        ]
    }

    private nonisolated static let tapOnUser = ScenarioStep.user(Step.users(.select("1")))
}

extension MainState {
    /// Which users a tap can open: all that the parent reads of their tab.
    fileprivate var usersToTap: [User.ID] { users.users.map(\.id) }
}
