import Domain
package import Presentation

extension PlacesScenario {
    package struct State: ScreenState {
        /// Nil while the app does not run.
        package var app: AppState?

        package var main: MainState? { app?.main }

        package var fields: [ScreenField] {
            guard let app else { return [ScreenField("screen", .text("not running"))] }
            if app.isStarting { return [ScreenField("screen", .text("starting"))] }
            return app.fields
        }
    }

    /// Reads as the app's, then `=` the item that is open, `@` the note, and `!` each error; `–` while the
    /// app does not run.
    nonisolated package static func summary(_ state: State) -> String {
        guard let app = state.app else { return "–" }
        if app.isStarting { return "starting …" }
        guard let main = app.main else { return AppScenario.summary(app) }
        var words = [main.session.email, main.tab.rawValue]
        words += main.shownUserIDs.map { "> \($0)" }
        if let id = main.items.selectedItem?.id { words.append("= \(id)") }
        if let id = main.notes.selectedNote?.id { words.append("@ \(id)") }
        if isWaiting(state) { words.append("…") }
        words +=
            [main.items.error?.message, main.users.error?.message, main.notes.error?.message]
            .compactMap(\.self).map { "! \($0)" }
        return words.joined(separator: " ")
    }

    nonisolated package static func isWaiting(_ state: State) -> Bool {
        state.app.map { $0.isStarting || AppScenario.isWaiting($0) } ?? false
    }

    nonisolated package static let rules = Rule<PlacesScenario>.all(
        PackageResources.places_contract_txt)
}
