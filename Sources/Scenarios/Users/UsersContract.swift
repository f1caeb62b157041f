import Domain
import Presentation

/// Users are listed by id; `…` is the spinner, `!` the error.
/// `?` is the query, `→` the events so far.
extension UsersScenario {
    nonisolated public static func summary(_ state: State) -> String {
        var words = state.screen.visibleUsers.map(\.id)
        if !state.screen.query.isEmpty { words.append("? \(state.screen.query)") }
        if state.screen.isLoading { words.append("…") }
        if let error = state.screen.error { words.append("! \(error.message)") }
        if !state.navigations.isEmpty {
            words.append("→ \(state.navigations.joined(separator: " "))")
        }
        return words.joined(separator: " ")
    }

    nonisolated public static let rules: [Rule<UsersScenario>] = [
        Rule(
            "a load shows the spinner, clears the old error and keeps the old users",
            """
            load                   | …
            answer 1 fail Offline. | ! Offline.
            load                   | …
            answer 2 ok            | 1 2 3
            load                   | 1 2 3 …
            answer 3 fail Offline. | 1 2 3 ! Offline.
            clear-error            | 1 2 3
            """),
        Rule(
            "the newest load wins, in whatever order they answer",
            """
            load                   | …
            load                   | …
            answer 2 ok            | 1 2 3
            answer 1 fail Late.    | 1 2 3
            load                   | 1 2 3 …
            load                   | 1 2 3 …
            answer 3 fail Late.    | 1 2 3 …
            answer 4 fail Offline. | 1 2 3 ! Offline.
            """),
        Rule(
            "case, accents and spaces around the query do not matter",
            """
            load                   | …
            answer 1 ok            | 1 2 3
            search JOSE            | 2 3 ? JOSE
            search josé            | 2 3 ? josé
            search ångstrom        | 1 ? ångstrom
            search NUNEZ           | 2 ? NUNEZ
            search x               | ? x
            search                 | 1 2 3
            """),
        Rule(
            "the query stays through a load, and narrows what it brings",
            """
            search baker           | ? baker
            load                   | ? baker …
            answer 1 ok            | 3 ? baker
            load                   | 3 ? baker …
            search                 | 1 2 3 …
            answer 2 ok            | 1 2 3
            """),
        Rule(
            "a tap on a user navigates, once for each tap",
            """
            select 1               |
            load                   | …
            answer 1 ok            | 1 2 3
            select 2               | 1 2 3 → 2
            select 2               | 1 2 3 → 2 2
            select 9               | 1 2 3 → 2 2
            load                   | 1 2 3 … → 2 2
            select 1               | 1 2 3 … → 2 2 1
            answer 2 ok            | 1 2 3 → 2 2 1
            """),
        Rule(
            "a tap on a user that the query has just hidden navigates all the same",
            """
            load                   | …
            answer 1 ok            | 1 2 3
            search baker           | 3 ? baker
            select 1               | 3 ? baker → 1
            """),
    ]
}
