import Domain
import Headless
import Presentation
import Scenarios
import Testing

/// The app in both patterns, side by side, over services that are answered by hand.
@MainActor
final class BothApps {
    struct Running {
        let pattern: String
        let requests: Requests
        let screen: HeadlessScreen
        fileprivate let life: AppLife
    }

    let all: [Running]

    init() {
        all = AppOnScreen.makers.map { maker in
            let requests = Requests(cancellation: .honoured)
            let content = AppScenario.sampleContent
            let model = Turns.take { maker.pattern.makeScreen(over: content)(requests).model }
            guard let life = model as? AppLife else { fatalError("\(model) is no app.") }
            return Running(
                pattern: maker.pattern.title, requests: requests,
                screen: Turns.take { maker.makeScreen(life) }, life: life)
        }
        settleBoth()
    }

    /// Does the same in both, and returns when all that follows has happened.
    func act(_ action: (HeadlessScreen) throws -> Void) throws {
        for app in all { try Turns.take { try action(app.screen) } }
        settleBoth()
    }

    /// The system hands a link to both, whatever is presented over them.
    func openLink(_ text: String) throws {
        let link = try AppLink(text)
        for app in all {
            Turns.take { _ = app.life.app?.openLink(link) }
        }
        settleBoth()
    }

    /// Opens another user over the one that is open, as a link on a page could.
    func select(user id: User.ID) {
        for app in all {
            Turns.take { _ = app.life.app?.perform(.users(.select(id))) }
        }
        settleBoth()
    }

    /// Answers the oldest request of this name that is open.
    func answer(_ name: String, _ answer: Answer = .ok) throws {
        for app in all {
            let open = app.requests.open.filter { !$0.isCancelled }
            guard let request = open.first(where: { $0.name.hasPrefix(name) }) else {
                throw NoRequest(name: name, open: open.map(\.name))
            }
            try Turns.take { try app.requests.answer(request.number, answer) }
        }
        settleBoth()
    }

    /// Logs in, and answers all that the main screen asks for.
    func logIn(answers: [String: Answer] = [:]) throws {
        try act { try $0.type("al@x.test", into: "Email") }
        try act { try $0.type("enigma", into: "Password") }
        try act { try $0.tap("Log In") }
        for request in ["log in", "load", "load users", "get count", "notes"] {
            try answer(request, answers[request] ?? .ok)
        }
    }

    func expect(
        at location: SourceLocation = #_sourceLocation, _ condition: (HeadlessScreen) throws -> Bool
    ) rethrows {
        for app in all {
            #expect(
                try condition(app.screen), "\(app.pattern)\n\(app.screen.tree)",
                sourceLocation: location)
        }
    }

    /// Ends what is still open.
    func close() {
        for app in all { Turns.take { app.requests.close() } }
        settle()
    }

    private func settleBoth() {
        settle()
        for app in all { #expect(app.screen.problems == [], "\(app.pattern)") }
    }

    private struct NoRequest: Error {
        let name: String
        let open: [String]
    }
}
