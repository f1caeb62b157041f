import Domain

@testable import Presentation

/// Reads `login` and its screen; or the session, the tab with the number of items, `> users` that
/// were navigated to, and the three screens between bars.
extension AppScenario: ContractFeature {
    nonisolated static func summary(_ state: AppState) -> String {
        switch state {
        case .login(let login):
            return "login \(LoginScenario.summary(login))"
        case .main(let main):
            let users = UsersScenario.State(screen: main.users, navigations: [])
            let path = main.path.isEmpty ? "" : "> \(main.path.joined(separator: " > "))"
            return [
                "\(main.session.email) \(main.tab) (\(main.itemCount)) \(path)",
                ItemsScenario.summary(main.items), UsersScenario.summary(users),
                CounterScenario.summary(main.counter),
            ].joined(separator: " : ")
        }
    }

    private nonisolated static let loggedIn = """
        login email al@x.test   | login al@x.test /
        login password enigma   | login al@x.test / •••
        login submit            | login al@x.test / ••• …
        answer 1 ok             | al@x.test items (0) : … : … : 0 …
        """

    private nonisolated static let loaded = """
        \(loggedIn)
        answer 2 ok             | al@x.test items (3) : a b c : … : 0 …
        answer 3 ok             | al@x.test items (3) : a b c : 1 2 3 : 0 …
        answer 4 ok             | al@x.test items (3) : a b c : 1 2 3 : 41
        """

    nonisolated static let rules: [Rule<AppScenario>] = [
        Rule(
            "logging in opens the main screen, which asks for everything",
            """
            \(loggedIn)
            answer 4 ok             | al@x.test items (0) : … : … : 41
            answer 2 fail Offline.  | al@x.test items (0) : ! Offline. : … : 41
            answer 3 ok             | al@x.test items (0) : ! Offline. : 1 2 3 : 41
            """),
        Rule(
            "before a login there is nothing to see or to touch",
            """
            items load              | login /
            counter increment       | login /
            tab users               | login /
            back                    | login /
            login email al@x.test   | login al@x.test /
            """),
        Rule(
            "the login screen is gone once somebody is logged in",
            """
            \(loggedIn)
            login email eve@x.test  | al@x.test items (0) : … : … : 0 …
            login submit            | al@x.test items (0) : … : … : 0 …
            answer 2 ok             | al@x.test items (3) : a b c : … : 0 …
            """),
        Rule(
            "deleting an item changes the number on the tab, and a failure changes it back",
            """
            \(loaded)
            items delete b          | al@x.test items (2) : a c : 1 2 3 : 41
            items delete a          | al@x.test items (1) : c : 1 2 3 : 41
            answer 5 ok             | al@x.test items (1) : c : 1 2 3 : 41
            answer 6 fail Refused.  | al@x.test items (2) : a c ! Refused. : 1 2 3 : 41
            """),
        Rule(
            "tabs keep their screens",
            """
            \(loaded)
            items select b          | al@x.test items (3) : a [b] c : 1 2 3 : 41
            tab users               | al@x.test users (3) : a [b] c : 1 2 3 : 41
            users search baker      | al@x.test users (3) : a [b] c : 3 ? baker : 41
            tab counter             | al@x.test counter (3) : a [b] c : 3 ? baker : 41
            counter increment       | al@x.test counter (3) : a [b] c : 3 ? baker : 41 …
            tab items               | al@x.test items (3) : a [b] c : 3 ? baker : 41 …
            answer 5 ok             | al@x.test items (3) : a [b] c : 3 ? baker : 42
            """),
        Rule(
            "selecting a user navigates; a second tap on the same does not navigate again",
            """
            \(loaded)
            users select 2          | al@x.test items (3) > 2 : a b c : 1 2 3 : 41
            users select 2          | al@x.test items (3) > 2 : a b c : 1 2 3 : 41
            users select 3          | al@x.test items (3) > 2 > 3 : a b c : 1 2 3 : 41
            back                    | al@x.test items (3) > 2 : a b c : 1 2 3 : 41
            back                    | al@x.test items (3) : a b c : 1 2 3 : 41
            back                    | al@x.test items (3) : a b c : 1 2 3 : 41
            """),
        Rule(
            "logging out leaves nothing of the session, and no late answer brings any back",
            """
            \(loggedIn)
            answer 2 ok             | al@x.test items (3) : a b c : … : 0 …
            items delete b          | al@x.test items (2) : a c : … : 0 …
            counter increment       | al@x.test items (2) : a c : … : 0 …
            log-out                 | login /
            answer 3 ok             | login /
            answer 4 ok             | login /
            answer 5 fail Refused.  | login /
            answer 6 ok             | login /
            """),
        Rule(
            "logging out gives up a login that is under way",
            """
            login email al@x.test   | login al@x.test /
            login password enigma   | login al@x.test / •••
            login submit            | login al@x.test / ••• …
            log-out                 | login /
            answer 1 ok             | login /
            """),
        Rule(
            "the next session begins anew, whatever still answers from the one before",
            """
            \(loaded)
            users search baker      | al@x.test items (3) : a b c : 3 ? baker : 41
            items load              | al@x.test items (3) : a b c … : 3 ? baker : 41
            log-out                 | login /
            login email al@x.test   | login al@x.test /
            login password enigma   | login al@x.test / •••
            login submit            | login al@x.test / ••• …
            answer 6 ok             | al@x.test items (0) : … : … : 0 …
            answer 5 ok             | al@x.test items (0) : … : … : 0 …
            answer 7 ok             | al@x.test items (3) : a b c : … : 0 …
            """),
    ]
}
