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
        guard let main = app.main else { return [.logIn("al@x.test"), .logIn("bo@x.test")] }
        // A logout seldom waits. While it does, these steps make a draft, which stops the logout.
        return main.isLoggingOut
            ? [.items(.edit("a")), .items(.type("Fig")), .tab(.users), .logOut] : []
    }

    nonisolated package static func retyping(_ before: State, in state: State) -> [Step] {
        if let before = before.main, let main = state.main {
            return ItemsScenario.retyping(before.items, in: main.items).map(Step.items)
                + UsersScenario.retyping(before.users, in: main.users).map(Step.users)
        }
        return before.app.map { [.login(.email($0.login.credentials.email))] } ?? []
    }

    nonisolated package static func doesSeveral(_ step: Step) -> Bool {
        switch step {
        case .logIn, .link, .leave, .quit: true
        case .items(let step): ItemsScenario.doesSeveral(step)
        case .users(let step): UsersScenario.doesSeveral(step)
        case .login, .logOut, .logInAgain, .tab, .end, .reopen, .counter: false
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
        case .tab, .items, .users, .counter: nil
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
        guard let before = event.before.main, let now = event.now.main else { return [] }
        if case .input(.counter(let step)) = event.what {
            return step.change == nil ? [] : ["count"]
        }
        return now.items.begun(since: before.items)
    }

    nonisolated package static func drafts(
        _ history: History<AppScenario>, since start: Int
    ) -> [Int: String] { history.record(since: start).drafts }
}

/// The user's actions in this session and, after “Log In Again”, in the session before it.
struct MainRecord: Sendable {
    var items = ItemsRecord()
    var users = UsersRecord()
    /// For each moment with a draft, the name of the feature that has the draft.
    var drafts: [Int: String] = [:]

    fileprivate mutating func take(_ event: History<AppScenario>.Event, since start: Int) {
        switch (event.what, event.before.main, event.now.main) {
        case (_, nil, let main?):
            items = ItemsRecord(main.items, after: items)
            users = UsersRecord(main.users)
        case (.input(let step), _?, _):
            let ofItems: [ItemsScenario.Step] = step.steps(on: .items)
            let ofUsers: [UsersScenario.Step] = step.steps(on: .users)
            for step in ofItems { items.take(step, at: event.moment) }
            for step in ofUsers { users.take(step, at: event.moment) }
        case (.answer(let answer), _?, _) where answer.request.opened >= start:
            if answer.request.feature == ItemsScenario.name { items.take(answer) }
            if answer.request.feature == UsersScenario.name { users.take(answer) }
        case (.input, nil, nil), (.answer, _, _), (.other, _, _): break
        }
        if items.hasDraft { drafts[event.moment] = ItemsScenario.name }
    }
}

extension History<AppScenario> {
    var record: MainRecord { record(since: leaving.typedSince) }

    fileprivate func record(since start: Int) -> MainRecord {
        folded("record since \(start)", from: MainRecord()) { record, event in
            if event.moment >= start { record.take(event, since: start) }
        }
    }
}
