import Domain
import Presentation
import Scenarios

/// The app in both patterns.
@MainActor
struct BothApps: BothScreens {
    let all = AppOnScreen.played()

    init() { settleBoth() }

    /// Opens another user over the open user, as a link on a page could.
    func select(user id: User.ID) {
        for app in all {
            Turns.take { _ = (app.life.app as? any PlayedApp)?.perform(.users(.select(id))) }
        }
        settleBoth()
    }

    /// Logs in, and answers all requests of the main screen.
    func logIn(answers: [String: Answer] = [:]) throws {
        try logIn(answering: ["log in", "load", "load users", "get count"], answers)
    }
}
