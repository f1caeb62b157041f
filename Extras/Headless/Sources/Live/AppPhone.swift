import Domain
import Elements
import Headless
import Presentation
import Reports
package import Scenarios
package import SwiftUI

/// The whole app in a phone. It can end and be opened again.
@MainActor
final class AppPhone: Phone {
    let requests = Requests(cancellation: .ignored)
    let screen: HeadlessScreen
    let log: StoreLog
    private let app: Screen<AppScenario>
    private let intents: Intents

    init(_ side: Side) {
        requests.foreseen = [:]
        let useCases = AppScenario.controlledUseCases(AppScenario.sampleContent, requests)
        let (log, intents) = (StoreLog(), Intents())
        switch side {
        case .mvvm:
            app = AppScenario.screen(useCases) { AppScenario.viewModel(useCases) }
            screen = Self.screen(app) { AppMVVMView(viewModel: $0) }
        case .mvi:
            app = AppScenario.screen(useCases) {
                AppStore(AppState(), reducer: AppScenario.reducer(useCases)) { entry in
                    log.add(entry)
                    intents.add(entry)
                }
            }
            screen = Self.screen(app) { AppMVIView(store: $0) }
        }
        (self.log, self.intents) = (log, intents)
    }

    /// The login screen names the account of the demo, as in debug builds.
    private static func screen<Model: AnyObject>(
        _ app: Screen<AppScenario>, content: @escaping (Model) -> some View
    ) -> HeadlessScreen {
        guard let life = app.model as? AppLife else { fatalError("\(app.model) is no app.") }
        let account = AppScenario.sampleContent.accounts.first
        return HeadlessScreen(
            playing: LifeView(life: life, content: content).environment(\.demoLogin, account))
    }

    var fields: [ScreenField] { app.state().fields }
    var summary: String { AppScenario.screens(app.state()) }
    var isRunning: Bool { app.state().app != nil }

    func take(_ line: String) throws {
        switch try Scenario<AppScenario>(parsing: line).steps.first {
        case .answer(let number, let answer):
            try requests.beginStep(answering: number)
            try requests.answer(number, answer)
        case .input(let step):
            try requests.beginStep()
            if screen.isActive == (step == .leave) { screen.moveToBackground(step == .leave) }
            _ = app.perform(step)
        case nil: throw Refusal("“\(line)” is no step.")
        }
    }

    /// A view makes the id of a new item, and each phone would make another id. So the step sets the id for
    /// both.
    func line(before act: Act, on element: Element) -> String? {
        guard act.kind == .tap, element.isEnabled, element.label == "New Item" else { return nil }
        return "items add i\(requests.step)"
    }

    func perform(_ act: Act, on element: Element) -> String? {
        _ = intents.take()
        try? requests.beginStep()
        screen.act { act.perform(on: element) }
        Turns.settle()
        let steps = intents.take().compactMap { $0.step(in: $1, typed: act.text ?? "") }
        // A tap in an alert first dismisses the error. The step “Log In Again” includes this, so
        // only that step counts.
        let step = steps.contains(.logInAgain) ? .logInAgain : steps.first
        return step.map { Scenario<AppScenario>.text(of: .input($0)) }
    }
}

/// The view of an app while it runs. It passes links to the app.
package struct LifeView<Model: AnyObject, Content: View>: View {
    private let life: AppLife
    private let content: (Model) -> Content

    package init(life: AppLife, content: @escaping (Model) -> Content) {
        (self.life, self.content) = (life, content)
    }

    package var body: some View {
        if let app = life.app, let model = app as? Model {
            content(model)
                .id(ObjectIdentifier(model))
                .onOpenURL { _ = try? app.open($0.absoluteString) }
        }
    }
}

/// The intents of the last act, each with the state in which it was sent.
@MainActor
private final class Intents {
    private var all: [(AppIntent, AppState)] = []

    func add(_ entry: LogEntry<AppReducer>) {
        if case .intent(let intent, let before, _) = entry { all.append((intent, before)) }
    }

    func take() -> [(AppIntent, AppState)] {
        defer { all = [] }
        return all
    }
}
