import Domain
package import Presentation

/// Reads `login` and its screen; or the session, the tab, the number of items, `>` the users that are
/// open, `leaving` after a log-out that waits, and `…` while an answer is awaited anywhere.
///
/// Request 1 is the login's, then each tab asks when the main screen opens: items 2, users 3, count 4,
/// notes 5. When all are answered, the notes wait for their next snapshot with request 6.
extension AppScenario {
    nonisolated package static func summary(_ state: AppState) -> String {
        guard let main = state.main else {
            return "login " + LoginScenario.summary(.init(screen: state.login))
        }
        return [
            main.session.email, main.tab.rawValue, "(\(main.itemsBadge))",
            main.userPath.ids.map { "> \($0)" }.joined(separator: " "),
            main.isLoggingOut ? "leaving" : "",
            isWaiting(state) ? "…" : "",
        ]
        .joined(separator: " ")
    }

    nonisolated package static func isWaiting(_ state: AppState) -> Bool {
        guard let main = state.main else { return state.login.isSubmitting }
        return ItemsScenario.isWaiting(main.items) || main.users.isLoading
            || CounterScenario.isWaiting(main.counter) || NotesScenario.isWaiting(main.notes)
    }

    nonisolated package static let rules =
        Rule<AppScenario>.all(PackageResources.app_session_contract_txt)
        + Rule.all(PackageResources.app_tabs_contract_txt)
        + Rule.all(PackageResources.app_screens_contract_txt) { state in
            summary(state) {
                ItemsScenario.summary($0.items) + " : "
                    + UsersScenario.summary(.init(screen: $0.users))
            }
        }
        + Rule.all(PackageResources.app_notes_contract_txt) { state in
            summary(state) { NotesScenario.summary(.init(screen: $0.notes)) }
        }

    private nonisolated static func summary(
        _ state: AppState, with tabs: (MainState) -> String
    ) -> String {
        summary(state) + (state.main.map { " : " + tabs($0) } ?? "")
    }
}

extension AppState: ScreenState {
    package var fields: [ScreenField] {
        guard let main else {
            return [
                ScreenField("screen", .text("login")),
                ScreenField("login", .group(login.fields)),
            ]
        }
        return [
            ScreenField("screen", .text("main")),
            ScreenField("session", .text(main.session.email)),
            ScreenField("leaving", .flag(main.isLoggingOut)),
            ScreenField("tab", .text(main.tab.rawValue)),
            ScreenField("badge", .number(main.itemsBadge)),
            ScreenField("path", .list(main.userPath.ids)),
            ScreenField("items", .group(main.items.fields)),
            ScreenField("users", .group(main.users.fields)),
            ScreenField("counter", .group(main.counter.fields)),
            ScreenField("notes", .group(main.notes.fields)),
        ]
    }
}
