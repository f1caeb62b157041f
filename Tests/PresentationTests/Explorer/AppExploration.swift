import Domain

@testable import Presentation

extension AppScenario: ExploredFeature {
    nonisolated static let exploredIntents: [AppIntent] = [
        .login(.submitTapped), .logOutTapped, .main(.items(.deleteTapped("a"))),
        .main(.users(.userTapped("1"))), .main(.counter(.incrementTapped)),
    ]

    nonisolated static let exploredContent: Content = {
        var content = sampleContent
        content.items = [Item(id: "a", name: "Apple")]
        content.users = [User(id: "1", name: "Zoë")]
        return content
    }()

    /// The fields are filled in.
    nonisolated static let filledIn: [Scenario<AppScenario>.Step] = [
        .intent(.login(.emailChanged("al@x.test"))),
        .intent(.login(.passwordChanged(Password("enigma")))),
    ]

    /// Somebody is logged in, and the main screen has asked for everything.
    nonisolated static let openMain =
        filledIn + [.intent(.login(.submitTapped)), .answer(1, .ok)]

    nonisolated static func service(
        after history: History<AppScenario>, for state: AppState
    ) -> String {
        let isDeleted = history.answers.contains {
            $0.request.name == "delete a" && $0.answer == .ok
        }
        let shown = if case .main(let main) = state { main.counter.counter.version } else { 0 }
        let changes = history.requests.filter { $0.name == "increment" }.count
        return "\(isDeleted) \(max(-1, exploredContent.counter.version + changes - shown))"
    }

    nonisolated static func essence(of state: AppState) -> String {
        switch state {
        case .login(let login):
            return "login \(LoginScenario.essence(of: login))"
        case .main(let main):
            let users = UsersScenario.State(screen: main.users, navigations: [])
            return [
                "main \(main.path)", ItemsScenario.essence(of: main.items),
                UsersScenario.essence(of: users), CounterScenario.essence(of: main.counter),
            ].joined(separator: " / ")
        }
    }

    nonisolated static func brokenInvariant(_ history: History<AppScenario>) -> String? {
        if case .intent(.logOutTapped)? = history.moments.last?.step {
            guard history.state == .login(LoginState()) else {
                return "something of the session is left after logging out"
            }
            guard history.open.allSatisfy(\.isGivenUp) else {
                return "something of the session is still under way after logging out"
            }
        }
        guard case .main(let main) = history.state else { return nil }
        if main.items.isLoading != history.awaitsNewest("load") {
            return "the spinner of the items does not tell whether the newest load is open"
        }
        if main.users.isLoading != history.awaitsNewest("load users") {
            return "the spinner of the users does not tell whether the newest load is open"
        }
        let counting = history.open.filter {
            !$0.isGivenUp && ["get count", "increment"].contains($0.name)
        }
        if main.counter.pending != counting.count {
            return "the spinner of the counter does not tell how many requests are open"
        }
        if main.itemCount != main.items.visibleItems.count {
            return "the number on the tab is not that of the items"
        }
        return nil
    }
}
