import Headless
import Presentation
import Scenarios
import Testing

/// The views of both patterns, side by side. The test answers the requests of their services.
@MainActor
protocol BothScreens {
    var all: [PlayedScreen] { get }
}

/// An app in one pattern, its views and its requests.
struct PlayedScreen {
    let pattern: String
    let requests: Requests
    let life: AppLife
    let screen: HeadlessScreen
}

extension OnScreen {
    /// The app in both patterns, with the sample content.
    static func played() -> [PlayedScreen] {
        makers.map { maker in
            let requests = Requests(cancellation: .honoured)
            let content = Feature.sampleContent
            let model = Turns.take { maker.pattern.makeScreen(over: content)(requests).model }
            guard let life = model as? AppLife else { fatalError("\(model) is no app.") }
            return PlayedScreen(
                pattern: maker.pattern.title, requests: requests, life: life,
                screen: Turns.take { maker.makeScreen(life) })
        }
    }
}

@MainActor
extension BothScreens {
    /// Performs the same action in both patterns, and runs all work that follows.
    func act(_ action: (HeadlessScreen) throws -> Void) throws {
        for app in all { try Turns.take { try action(app.screen) } }
        settleBoth()
    }

    /// Answers the oldest open request with this name.
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

    /// Opens a link in both patterns, as the system does, even under an alert or a sheet.
    func openLink(_ text: String) throws {
        for app in all { try Turns.take { _ = try app.life.app?.open(text) } }
        settleBoth()
    }

    /// Logs in, and answers these requests.
    func logIn(answering names: [String], _ answers: [String: Answer] = [:]) throws {
        try act { try $0.type("al@x.test", into: "Email") }
        try act { try $0.type("enigma", into: "Password") }
        try act { try $0.tap("Log In") }
        for name in names { try answer(name, answers[name] ?? .ok) }
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

    /// Ends all requests that are still open.
    func close() {
        for app in all { Turns.take { app.requests.close() } }
        settle()
    }

    func settleBoth() {
        settle()
        for app in all { #expect(app.screen.problems == [], "\(app.pattern)") }
    }

    /// Plays the test twice over new screens. The first time, `onChange` also runs on covered pages and in
    /// tabs that are not in front. The second time, it does not.
    static func playTwice(
        _ make: () -> Self, _ test: (Self) async throws -> Void
    ) async throws {
        defer { HeadlessScreen.changesBehind = true }
        for changesBehind in [true, false] {
            HeadlessScreen.changesBehind = changesBehind
            let screens = make()
            defer { screens.close() }
            try await test(screens)
        }
    }
}

private struct NoRequest: Error {
    let name: String
    let open: [String]
}
