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
        case .login(let login): "login \(LoginScenario.summary(.init(screen: login)))"
        case .main(let main):
            [
                main.session.email, main.tab.rawValue, "(\(main.itemsBadge))",
                main.userPath.map { "> \($0)" }.joined(separator: " "),
                isWaiting(state) ? "…" : "",
            ]
            .joined(separator: " ")
        }
    }

    nonisolated public static let rules: [Rule<AppScenario>] =
        sessionRules + tabRules + noteRules

    /// The last request of the opening: the login's is the first, then each tab loads.
    nonisolated static let opened = 1 + MainTab.allCases.count

    private nonisolated static let loggedIn = """
        login email al@x.test
        login password enigma
        login submit
        answer 1 ok
        """

    /// The tabs that wait for their next value when they have the first.
    private nonisolated static let observing: [MainTab] = [.notes]

    /// The last request when each tab has loaded.
    nonisolated static let last = opened + observing.count

    private nonisolated static let loaded = "\(loggedIn)\n\(answerLoads { _ in "ok" })"

    /// Lines that answer what the tabs load when they open, however many there are.
    private nonisolated static func answerLoads(
        from first: Int = 2, as answer: (Int) -> String
    ) -> String {
        (2...opened).filter { $0 >= first }.map { "answer \($0) \(answer($0))" }
            .joined(separator: "\n")
    }

    private nonisolated static let sessionRules: [Rule<AppScenario>] = [
        Rule(
            "logging in opens the main screen, which loads every tab",
            """
            login email al@x.test   | login al@x.test /
            login password enigma   | login al@x.test / •••
            login submit            | login al@x.test / ••• …
            answer 1 ok             | al@x.test items (0) …
            \(answerLoads { "ok | al@x.test items (3) \($0 == opened ? "" : "…")" })
            """),
        Rule(
            "before a login there is nothing to see or to touch",
            """
            items load              | login /
            items delete a          | login /
            tab items               | login /
            login email al@x.test   | login al@x.test /
            """),
        Rule(
            "the login screen is gone once somebody is logged in",
            """
            \(loggedIn)
            login email eve@x.test  | al@x.test items (0) …
            login submit            | al@x.test items (0) …
            """),
        Rule(
            "logging out leaves nothing of the session, and a late answer changes nothing",
            """
            \(loggedIn)
            answer 2 ok
            items delete b          | al@x.test items (2) …
            items load              | al@x.test items (2) …
            log-out                 | login /
            \(answerLoads(from: 3) { _ in "fail Late. | login /" })
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
            answer \(last + 2) ok | al@x.test items (0) …
            answer \(last + 1) ok | al@x.test items (0) …
            answer \(last + 3) ok | al@x.test items (3) …
            """),
    ]

    private nonisolated static let noteRules: [Rule<AppScenario>] = [
        Rule(
            "logging out saves what was typed, and whatever comes of it shows nowhere",
            """
            \(loaded)
            notes open n1           | al@x.test items (3) : [n1] Buy milk · n2 Call Bo
            notes type Hi           | al@x.test items (3) : [n1]* Hi · n2 Call Bo
            log-out                 | login /
            login email al@x.test   | login al@x.test /
            answer \(last + 2) fail Full. | login al@x.test /
            """,
            showing: summaryWithNotes),
        Rule(
            "when the server wants a new login, the user can log out to log in again",
            """
            \(loaded)
            notes add n3            | al@x.test items (3) : n1 Buy milk · n2 Call Bo · [n3]*+
            notes type Hi           | al@x.test items (3) : n1 Buy milk · n2 Call Bo · [n3]*+ Hi
            notes log-in            | login /
            notes log-in            | login /
            answer \(last + 2) ok  | login /
            """,
            showing: summaryWithNotes),
    ]

    private nonisolated static func summaryWithNotes(_ state: AppState) -> String {
        guard case .main(let main) = state else { return summary(state) }
        return summary(state) + " : "
            + NotesScenario.summary(NotesScenario.State(screen: main.notes, logIns: 0))
    }

    private nonisolated static let tabRules: [Rule<AppScenario>] = [
        Rule(
            "deleting an item changes the number on the tab, and a failure changes it back",
            """
            \(loaded)
            items delete b          | al@x.test items (2) …
            items delete a          | al@x.test items (1) …
            answer \(last + 1) ok | al@x.test items (1) …
            answer \(last + 2) fail Refused. | al@x.test items (2)
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
