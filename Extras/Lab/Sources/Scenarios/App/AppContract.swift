package import Domain
package import Presentation

extension AppScenario {
    package struct State: ScreenState {
        /// Nil while the app does not run.
        package var app: AppState?
        package var isQuitting = false
        // The next three properties come from the view model or the store, for its views and the
        // system.
        package var place: Place?
        package var shownUserIDs: [User.ID] = []
        package var isWriting = false

        package var main: MainState? { app?.main }
    }
}

/// The summary is `–` while the app does not run, and `starting` while it looks for a stored
/// session. While nobody is logged in, it is `login` and the summary of the login screen.
///
/// In the main screen, it is the session, the tab, the number of items, and `>` before each open
/// user. Then come `leaving` while a logout waits, `quitting` while a quit waits, and `…` while a
/// screen awaits an answer.
///
/// Request 1 is the login. When the main screen opens, each tab loads: items 2, users 3, count 4.
extension AppScenario {
    nonisolated package static func summary(_ state: State) -> String {
        guard let app = state.app else { return "–" }
        let quitting = state.isQuitting ? "quitting" : ""
        if app.isStarting { return "starting \(quitting) …" }
        guard let main = app.main else {
            return "login " + LoginScenario.summary(.init(screen: app.login)) + " \(quitting)"
        }
        return [
            main.session.email, main.tab.rawValue, "(\(main.itemsBadge))",
            state.shownUserIDs.map { "> \($0)" }.joined(separator: " "),
            main.isLoggingOut ? "leaving" : "", quitting, isWaiting(state) ? "…" : "",
        ]
        .joined(separator: " ")
    }

    nonisolated package static func isWaiting(_ state: State) -> Bool {
        guard let app = state.app else { return false }
        guard let main = app.main else { return app.isStarting || app.login.isSubmitting }
        return ItemsScenario.isWaiting(main.items) || main.users.isLoading
            || CounterScenario.isWaiting(main.counter)
    }

    nonisolated package static let rules =
        Rule<AppScenario>.all(PackageResources.app_session_contract_txt)
        + Rule.all(PackageResources.app_tabs_contract_txt)
        + Rule.all(PackageResources.app_places_contract_txt, showing: places)
        + Rule.all(PackageResources.app_screens_contract_txt, showing: screens)

    /// The summary of the app, then the summary of the items and the list of users.
    @Sendable nonisolated package static func screens(_ state: State) -> String {
        let tabs = state.main.map {
            " : " + ItemsScenario.summary($0.items) + " : " + UsersScenario.list($0.users)
        }
        return summary(state) + (tabs ?? "")
    }

    /// The summary with `=` and the selected item, and `!` and each error, but without the number of items.
    @Sendable private nonisolated static func places(_ state: State) -> String {
        guard let main = state.main else { return summary(state) }
        var words = [main.session.email, main.tab.rawValue]
        words += main.users.shownPath.map { "> \($0)" }
        if let id = main.items.selectedItem?.id { words.append("= \(id)") }
        if isWaiting(state) { words.append("…") }
        words += [main.items.error?.message, main.users.error?.message].compactMap(\.self)
            .map { "! \($0)" }
        return words.joined(separator: " ")
    }
}

extension AppScenario.State {
    package var fields: [ScreenField] {
        guard let app else { return [ScreenField("screen", .text("not running"))] }
        let quitting = isQuitting ? [ScreenField("quitting", .flag(true))] : []
        if app.isStarting { return [ScreenField("screen", .text("starting"))] + quitting }
        guard let main else {
            return [
                ScreenField("screen", .text("login")),
                ScreenField("login", .group(app.login.fields)),
            ] + quitting
        }
        return [
            ScreenField("screen", .text("main")),
            ScreenField("session", .text(main.session.email)),
            ScreenField("leaving", .flag(main.isLoggingOut)),
            ScreenField("tab", .text(main.tab.rawValue)),
            ScreenField("badge", .number(main.itemsBadge)),
            ScreenField("path", .list(shownUserIDs)),
            ScreenField("items", .group(main.items.fields)),
            ScreenField("users", .group(main.users.fields)),
            ScreenField("counter", .group(main.counter.fields)),
        ] + quitting
    }
}
