import Domain
import Presentation
import Scenarios

/// The app in both patterns.
@MainActor
struct BothApps: BothScreens {
    let all: [PlayedScreen]
    private let lives: [AppLife]

    init() {
        (all, lives) = AppOnScreen.played()
        settleBoth()
    }

    /// The system hands a link to both, whatever is presented over them.
    func openLink(_ text: String) throws {
        for life in lives { try Turns.take { _ = try life.app?.open(text) } }
        settleBoth()
    }

    /// Opens another user over the one that is open, as a link on a page could.
    func select(user id: User.ID) {
        for life in lives {
            Turns.take { _ = (life.app as? any PlayedApp)?.perform(.users(.select(id))) }
        }
        settleBoth()
    }

    /// Logs in, and answers all that the main screen asks for.
    func logIn(answers: [String: Answer] = [:]) throws {
        try logIn(answering: ["log in", "load", "load users", "get count"], answers)
    }
}
