package import Domain
import Presentation
package import Scenarios

extension AppScenario: Feature {
    nonisolated package static let walkContent: Content = {
        var content = sampleContent
        content.items = ItemsScenario.walkContent
        content.users = UsersScenario.walkContent
        content.counter = CounterScenario.walkContent
        return content
    }()

    nonisolated package static func stepsOut(of state: State) -> [Step] {
        guard let app = state.app else { return [.reopen] }
        return app.main == nil ? [.logIn("al@x.test"), .logIn("bo@x.test")] : []
    }

    nonisolated package static func doesSeveral(_ step: Step) -> Bool {
        switch step {
        case .logIn, .link, .leave, .quit: true
        case .items(let step): ItemsScenario.doesSeveral(step)
        case .users(let step): UsersScenario.doesSeveral(step)
        case .login, .logOut, .logInAgain, .tab, .back, .end, .reopen, .counter: false
        }
    }
}

extension AppScenario: ExploredApp {
    nonisolated package static func frame(of state: State) -> AppFrame {
        guard let app = state.app else { return AppFrame() }
        var frame = AppFrame(isRunning: true)
        frame.isStarting = app.isStarting
        frame.login = app.main == nil && !app.isStarting ? app.login : nil
        frame.session = app.main?.session
        frame.isLoggingOut = app.main?.isLoggingOut ?? false
        (frame.isQuitting, frame.isWriting) = (state.isQuitting, state.isWriting)
        frame.place = state.place
        return frame
    }

    nonisolated package static func move(_ step: Step) -> AppMove? {
        switch step {
        case .login(let step): .login(step)
        case .logIn: .logIn
        case .logOut: .logOut
        case .logInAgain: .logInAgain
        case .link: .link
        case .leave: .leave
        case .quit: .quit
        case .end: .end
        case .reopen: .reopen
        case .tab, .back, .items, .users, .counter: nil
        }
    }

    nonisolated package static let screens = MainTab.allCases.map(\.rawValue)

    nonisolated package static func front(of state: State) -> String? { state.main?.tab.rawValue }

    nonisolated package static func dismissal(
        _ step: Step, on state: State
    ) -> (screen: String, error: (any DomainError)?)? {
        switch step {
        case .items(.clearError(let message)):
            (ItemsScenario.name, ItemError.named(message, or: state.main?.items.error))
        case .counter(.clearError(let message)):
            (CounterScenario.name, CounterError.named(message, or: state.main?.counter.error))
        default: nil
        }
    }

    nonisolated package static func begunWrites(_ event: History<Self>.Event) -> [String] {
        guard let main = event.before.main, case .input(let step) = event.what else { return [] }
        return switch step {
        case .counter(let step): step.change == nil ? [] : ["count"]
        case .items(let step): main.items.begins(step).map { "item \($0)" }
        default: []
        }
    }

    nonisolated package static func drafts(
        _ history: History<AppScenario>, since start: Int
    ) -> [Int: String] { history.drafts(since: start).held }
}

/// What the user has typed into the form of an item. After a login for which the server has asked, it goes on.
struct Drafts: Sendable {
    var editing = Editing()
    /// The moments after which there is a draft, each with the feature.
    var held: [Int: String] = [:]

    fileprivate mutating func take(_ event: History<AppScenario>.Event, since start: Int) {
        switch (event.what, event.before.main) {
        case (.input(let step), let main?):
            for step: ItemsScenario.Step in step.steps(on: .items) {
                editing.take(step, on: main.items)
            }
        case (.answer(let answer), _?) where answer.request.opened >= start:
            editing.take(answer.request.name, isDone: answer.isDone, at: event.moment)
        case (.answer, nil):
            guard let main = event.now.main, let link = event.before.app?.link else { break }
            for step: ItemsScenario.Step in link.step.steps(on: .items) {
                editing.take(step, on: main.items)
            }
        case (.input, nil), (.answer, _), (.other, _): break
        }
        if editing.hasDraft { held[event.moment] = ItemsScenario.name }
    }
}

extension History<AppScenario> {
    var drafts: Drafts { drafts(since: leaving.typedSince) }

    fileprivate func drafts(since start: Int) -> Drafts {
        folded("drafts since \(start)", from: Drafts()) { drafts, event in
            if event.moment > start { drafts.take(event, since: start) }
        }
    }
}
