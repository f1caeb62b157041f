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
            let model = maker.pattern.makeScreen(over: content)(requests).model
            guard let life = model as? AppLife else { fatalError("\(model) is no app.") }
            return Running(
                pattern: maker.pattern.title, requests: requests, screen: maker.makeScreen(life),
                life: life)
        }
    }

    /// Does the same in both, and returns when all that follows has happened.
    func act(_ action: (HeadlessScreen) throws -> Void) async throws {
        for app in all { try action(app.screen) }
        await settle()
    }

    /// The system hands a link to both, whatever is presented over them.
    func openLink(_ text: String) async throws {
        let link = try AppLink(text)
        for app in all {
            _ = app.life.app?.openLink(link)
        }
        await settle()
    }

    /// Answers the oldest request of this name that is open.
    func answer(_ name: String, _ answer: Answer = .ok) async throws {
        for app in all {
            let open = app.requests.open.filter { !$0.isCancelled }
            guard let request = open.first(where: { $0.name.hasPrefix(name) }) else {
                throw NoRequest(name: name, open: open.map(\.name))
            }
            try app.requests.answer(request.number, answer)
        }
        await settle()
    }

    /// Logs in, and answers all that the main screen asks for.
    func logIn(answers: [String: Answer] = [:]) async throws {
        try await act { try $0.type("al@x.test", into: "Email") }
        try await act { try $0.type("enigma", into: "Password") }
        try await act { try $0.tap("Log In") }
        for request in ["log in", "load", "load users", "get count", "notes"] {
            try await answer(request, answers[request] ?? .ok)
        }
    }

    /// Ends what is still open.
    func close() { for app in all { app.requests.close() } }

    private func settle() async {
        await Requests.settleViews(all.map(\.requests))
        for app in all { #expect(app.screen.problems == [], "\(app.pattern)") }
    }

    private struct NoRequest: Error {
        let name: String
        let open: [String]
    }
}
