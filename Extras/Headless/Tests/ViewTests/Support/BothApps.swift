import Domain
import Headless
import Presentation
import Scenarios

/// The app in both patterns.
@MainActor
struct BothApps: BothScreens {
    let all: [PlayedScreen]
    private let lives: [AppLife]

    init() {
        let played = AppOnScreen.makers.map { maker in
            let requests = Requests(cancellation: .honoured)
            let content = AppScenario.sampleContent
            let model = Turns.take { maker.pattern.makeScreen(over: content)(requests).model }
            guard let life = model as? AppLife else { fatalError("\(model) is no app.") }
            let screen = Turns.take { maker.makeScreen(life) }
            return (
                PlayedScreen(pattern: maker.pattern.title, requests: requests, screen: screen), life
            )
        }
        (all, lives) = (played.map(\.0), played.map(\.1))
        settleBoth()
    }

    /// The system hands a link to both, whatever is presented over them.
    func openLink(_ text: String) throws {
        let link = try AppLink(text)
        for life in lives { Turns.take { _ = life.app?.openLink(link) } }
        settleBoth()
    }

    /// Opens another user over the one that is open, as a link on a page could.
    func select(user id: User.ID) {
        for life in lives { Turns.take { _ = life.app?.perform(.users(.select(id))) } }
        settleBoth()
    }

    /// Logs in, and answers all that the main screen asks for.
    func logIn(answers: [String: Answer] = [:]) throws {
        try logIn(answering: ["log in", "load", "load users", "get count"], answers)
    }
}
