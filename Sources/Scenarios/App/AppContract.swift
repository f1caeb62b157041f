import Domain
public import Presentation

/// Reads `login` and its screen; or the session, the tab, the number of items, `>` the users that are
/// open, and `…` while an answer is awaited anywhere.
///
/// What is in the tabs is shown only by rules about them, and requests are counted from the last one of
/// the opening. So a further tab changes no rule.
extension AppScenario {
    nonisolated public static func summary(_ state: AppState) -> String {
        switch state {
        case .login(let login): "login \(LoginScenario.summary(login))"
        case .main(let main):
            """
            \(main.session.email) \(main.tab) (\(main.itemCount)) \
            \(main.path.map { "> \($0)" }.joined(separator: " ")) \(isWaiting(state) ? "…" : "")
            """
        }
    }

    nonisolated public static let rules: [Rule<AppScenario>] = sessionRules + tabRules

    /// The last request of the opening: the login's is the first, then each tab loads.
    private nonisolated static let opened = 1 + MainTab.allCases.count

    private nonisolated static let loggedIn = """
        login email al@x.test
        login password enigma
        login submit
        answer 1 ok
        """

    private nonisolated static let loaded =
        loggedIn + (2...opened).map { "\nanswer \($0) ok" }.joined()

    private nonisolated static let sessionRules: [Rule<AppScenario>] = [
        Rule(
            "logging in opens the main screen, which loads every tab",
            """
            login email al@x.test   | login al@x.test /
            login password enigma   | login al@x.test / •••
            login submit            | login al@x.test / ••• …
            answer 1 ok             | al@x.test items (0) …
            answer 2 ok             | al@x.test items (3) …
            \((3..<opened).map { "answer \($0) ok | al@x.test items (3) …" }.joined(separator: "\n"))
            answer \(opened) ok     | al@x.test items (3)
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
            login email eve@x.test  | al@x.test items (0) …
            login submit            | al@x.test items (0) …
            answer 2 ok             | al@x.test items (3) …
            """),
        Rule(
            "logging out leaves nothing of the session, and a late answer changes nothing",
            """
            \(loggedIn)
            answer 2 ok             | al@x.test items (3) …
            items delete b          | al@x.test items (2) …
            counter increment       | al@x.test items (2) …
            log-out                 | login /
            answer 3 ok             | login /
            answer 4 fail Late.     | login /
            answer \(opened + 1) fail Late. | login /
            answer \(opened + 2) ok | login /
            """),
        Rule(
            "logging out cancels a login in flight",
            """
            login email al@x.test   | login al@x.test /
            login password enigma   | login al@x.test / •••
            login submit            | login al@x.test / ••• …
            log-out                 | login /
            answer 1 ok             | login /
            """),
        Rule(
            "logging out and in again starts with an empty main screen, whatever answers late",
            """
            \(loaded)
            tab users               | al@x.test users (3)
            users select 2          | al@x.test users (3) > 2
            items load              | al@x.test users (3) > 2 …
            log-out                 | login /
            login email al@x.test   | login al@x.test /
            login password enigma   | login al@x.test / •••
            login submit            | login al@x.test / ••• …
            answer \(opened + 2) ok | al@x.test items (0) …
            answer \(opened + 1) ok | al@x.test items (0) …
            answer \(opened + 3) ok | al@x.test items (3) …
            """),
    ]

    private nonisolated static let tabRules: [Rule<AppScenario>] = [
        Rule(
            "deleting an item changes the number on the tab, and a failure changes it back",
            """
            \(loaded)
            items delete b          | al@x.test items (2) …
            items delete a          | al@x.test items (1) …
            answer \(opened + 1) ok | al@x.test items (1) …
            answer \(opened + 2) fail Refused. | al@x.test items (2)
            """),
        Rule(
            "a tap opens a user; a second tap does not open it twice",
            """
            \(loaded)
            users select 2          | al@x.test items (3) > 2
            users select 2          | al@x.test items (3) > 2
            users select 3          | al@x.test items (3) > 2 > 3
            back                    | al@x.test items (3) > 2
            back                    | al@x.test items (3)
            back                    | al@x.test items (3)
            users select 2          | al@x.test items (3) > 2
            """),
        Rule(
            "tabs keep their screens",
            """
            \(loaded)
            items select b          | al@x.test items (3) : a [b] c : 1 2 3
            tab users               | al@x.test users (3) : a [b] c : 1 2 3
            users search baker      | al@x.test users (3) : a [b] c : 3 ? baker
            tab items               | al@x.test items (3) : a [b] c : 3 ? baker
            """,
            showing: summaryWithItemsAndUsers),
    ]

    private nonisolated static func summaryWithItemsAndUsers(_ state: AppState) -> String {
        guard case .main(let main) = state else { return summary(state) }
        let users = UsersScenario.State(screen: main.users, navigations: [])
        let parts = [ItemsScenario.summary(main.items), UsersScenario.summary(users)]
        return ([summary(state)] + parts).joined(separator: " : ")
    }
}
