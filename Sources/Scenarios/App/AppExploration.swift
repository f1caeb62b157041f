import Domain
public import Presentation

/// What the tabs do is proved by their own explorations: here is tried what the parent adds, and one
/// request of a child stands for all. Of the awaited requests only the oldest is answered next, and the
/// state key holds only what the parent reads of a tab; so a further tab adds an answer to each schedule
/// and multiplies nothing.
extension AppScenario {
    nonisolated public static let exploredSteps: [Step] = [
        .login(.submit), .logOut, .tab(.users), .users(.select("1")), .back,
        .items(.delete("a")),
    ]

    nonisolated public static let exploredContent: Content = {
        var content = sampleContent
        content.items = ItemsScenario.exploredContent
        content.users = UsersScenario.exploredContent
        return content
    }()

    nonisolated public static var beginnings: [[ScenarioStep<Step>]] {
        [filledIn, session + filledIn]
    }

    private nonisolated static let filledIn: [ScenarioStep<Step>] = [
        .user(.login(.email("al@x.test"))), .user(.login(.password(Password("enigma")))),
    ]

    /// Somebody has logged in, looked at another tab, and logged out when only the first was loaded.
    private nonisolated static let session =
        filledIn + [
            .user(.login(.submit)), .answer(1, .ok), .answer(2, .ok), .user(.tab(.users)),
            .user(.logOut),
        ]

    /// With enough of what logs in, so that a walk is seldom long without a session.
    nonisolated public static let walkSteps: [Step] =
        [[Step]](repeating: filledIn.compactMap(\.ofUser) + [.login(.submit)], count: 6)
        .flatMap(\.self)
        + [.login(.password(Password("engima"))), .tab(.items)] + exploredSteps
        + ItemsScenario.exploredSteps.map(Step.items)
        + UsersScenario.exploredSteps.map(Step.users)
        + CounterScenario.exploredSteps.map(Step.counter)

    nonisolated public static func explored(_ open: [Requests.Request]) -> [Requests.Request] {
        open.filter { !$0.isCancelled }.prefix(1) + open.filter(\.isCancelled)
    }

    nonisolated public static func canonicalState(_ state: AppState) -> String {
        switch state {
        case .login(let login): "login \(LoginScenario.canonicalState(login))"
        case .main(let main):
            """
            \(main.tab) \(main.path) \(main.items.visibleItems.map(\.id)) \(main.items.deleting) \
            \(main.users.users.map(\.id))
            """
        }
    }

    nonisolated public static func serviceState(after history: History<AppScenario>) -> String {
        "\(history.answers.contains { $0.request.name == "delete a" && $0.succeeded })"
    }

    nonisolated public static func serviceContent(after history: History<AppScenario>) -> String {
        let deletes = history.answers.filter {
            $0.succeeded && $0.request.name.hasPrefix("delete ")
        }
        return "without \(Set(deletes.map(\.request.name)).sorted()) "
            + CounterScenario.changes(history.requests.map(\.name))
    }

    /// Late answers are all tried, and must change nothing: so their requests do not count here.
    nonisolated public static func stateKey(
        _ history: History<AppScenario>, open: [Requests.Request]
    ) -> String {
        standardKey(history, open: open.filter { !$0.isCancelled })
    }

    nonisolated public static func isWaiting(_ state: AppState) -> Bool {
        switch state {
        case .login(let login): LoginScenario.isWaiting(login)
        case .main(let main):
            ItemsScenario.isWaiting(main.items) || main.users.isLoading || main.counter.isWaiting
        }
    }

    nonisolated public static var situations: [Situation<AppScenario>] {
        [
            Situation("a login was cancelled by logging out") { history in
                history.requests.contains { $0.name.hasPrefix("log in") && $0.isCancelled }
            },
            Situation("a request of a tab is answered after logging out") { history in
                history.answers.contains {
                    !$0.request.name.hasPrefix("log in") && !$0.wasWanted
                }
            },
            Situation("a user is open and was tapped twice") { history in
                guard case .main(let main) = history.state else { return false }
                return main.path == ["1"]
                    && history.steps.suffix(2) == [tapOnUser, tapOnUser]
            },
            Situation("the number on the tab has changed back after a failure") { history in
                history.answers.contains { $0.request.name == "delete a" && !$0.succeeded }
            },
        ]
    }

    private nonisolated static let tapOnUser = ScenarioStep.user(Step.users(.select("1")))

    nonisolated public static func brokenInvariant(_ history: History<AppScenario>) -> String? {
        let isAwaited = history.open.contains { !$0.isCancelled }
        if history.moments.last?.step == .user(.logOut) {
            guard history.state == .login(LoginState()) else {
                return "something of the session is left after logging out"
            }
            guard !isAwaited else { return "logging out does not cancel everything" }
        }
        if isWaiting(history.state) != isAwaited {
            return "the spinners do not show whether a request is open"
        }
        guard case .main(let main) = history.state else { return nil }
        if history.openedMainScreens.contains(where: { $0 != history.openedMainScreens.first }) {
            return "a main screen does not open like the first one"
        }
        if zip(main.path, main.path.dropFirst()).contains(where: ==) {
            return "a user is open twice in a row"
        }
        return nil
    }
}

extension History<AppScenario> {
    /// The state of each main screen as it opened.
    fileprivate var openedMainScreens: [MainState] {
        zip(moments, moments.dropFirst()).compactMap { before, after in
            guard case (.login, .main(let main)) = (before.state, after.state) else { return nil }
            return main
        }
    }
}
