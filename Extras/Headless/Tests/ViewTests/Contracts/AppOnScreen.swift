import Domain
import Headless
import Live
import Presentation
import Scenarios
import SwiftUI

/// The app. It can end and be opened again.
struct AppOnScreen: OnScreen {
    typealias Feature = AppScenario

    let screen: HeadlessScreen
    private let login: LoginOnScreen
    private let items: ItemsOnScreen
    private let users: UsersOnScreen
    private let counter: CounterOnScreen

    init(_ screen: HeadlessScreen) {
        self.screen = screen
        login = LoginOnScreen(screen)
        items = ItemsOnScreen(screen)
        users = UsersOnScreen(screen)
        counter = CounterOnScreen(screen)
    }

    func take(_ step: AppScenario.Step, in state: AppScenario.State) throws -> String? {
        guard let app = state.app else { return "the app does not run" }
        switch step {
        case .leave, .quit, .end, .reopen: return "the system does it"
        case .link(let link):
            screen.open("sidebyside://\(link)")
            return nil
        case .login(let step): return try login.take(step, in: .init(screen: app.login))
        case .logIn(let email):
            let form: [LoginScenario.Step] = [.email(email), .password("enigma"), .submit]
            return try form.lazy
                .compactMap { try login.take($0, in: .init(screen: app.login)) }.first
        default: break
        }
        guard let main = app.main else { return "nobody is logged in" }
        let ofAlerts: [AppScenario.Step] = [.items(.keep), .items(.discard), .logInAgain]
        guard screen.alert == nil || ofAlerts.contains(step) else {
            return "an alert is over it"
        }
        switch step {
        case .login, .logIn, .link, .leave, .quit, .end, .reopen: return nil
        case .logInAgain:
            let button = screen.elements("button", onlyVisible: true).first {
                $0.label == "Log In Again"
            }
            guard button != nil else { return "no list says that the session has expired" }
            try screen.tap("Log In Again")
            return nil
        case .logOut:
            let button = screen.elements("button", onlyVisible: true).first {
                $0.label.hasPrefix("Log Out")
            }
            guard let button else { return "the button is covered" }
            try screen.tap(button.label)
            return nil
        case .tab(let tab):
            if !screen.elements("sheet").isEmpty { return "a form is over it" }
            try screen.tap(tab.title)
            return nil
        case .items(let step):
            return try inFront(.items, main) { try items.take(step, in: main.items) }
        case .users(let step):
            return try inFront(.users, main) {
                try users.take(step, in: main.users)
            }
        case .counter(let step):
            return try inFront(.counter, main) { try counter.take(step, in: main.counter) }
        }
    }

    func translated(_ step: AppScenario.Step) -> AppScenario.Step {
        switch step {
        case .items(let step): .items(items.translated(step))
        default: step
        }
    }

    private func inFront(
        _ tab: MainTab, _ main: MainState, _ take: () throws -> String?
    ) rethrows -> String? { main.tab == tab ? try take() : "its tab is behind" }

    func seen(over state: AppScenario.State) throws -> AppScenario.State {
        var seen = state
        if screen.tree.isEmpty {
            seen.app = nil
        } else if screen.tree == "spinner “In progress”" {
            var app = AppState()
            app.isStarting = true
            seen.app = app
        } else {
            let app = try state.app.orNotSeen("nothing", screen)
            seen.app = try self.seen(over: app)
            guard let alert = screen.alert, alert.title != "Discard Changes?" else { return seen }
            guard let error = app.main.flatMap(error), alert.texts == [error] else {
                throw NotSeen("the error of the tab in front", screen)
            }
        }
        return seen
    }

    private func error(in main: MainState) -> String? {
        switch main.tab {
        case .items: main.items.error?.message
        case .users: main.users.error?.message
        case .counter: main.counter.error?.message
        }
    }

    /// A tab that has not been in front yet has no views.
    private func seen(over state: AppState) throws -> AppState {
        guard screen.hasTab("Items") else {
            var seen = AppState()
            seen.login = try login.seen(over: .init(screen: state.login)).screen
            return seen
        }
        let main = try state.main.orNotSeen("the login", screen)
        let leaving = screen.elements("button").filter { $0.label == "Log Out Now" }
        let isLeaving = !leaving.isEmpty
        let tab = try MainTab.allCases.first { isSelected($0) }.orNotSeen("a tab", screen)
        var seen = MainState(session: main.session)
        seen.tab = tab
        var behind = main.items
        // While another tab is in front, the form is not on the screen.
        if tab != .items { behind.form = nil }
        seen.items = screen.stack("Items").isEmpty ? behind : try items.seen(over: behind)
        seen.items.errors = main.items.errors
        // The list and the badge do not show the writes in flight, but the app waits for them.
        seen.items.saving = main.items.saving
        seen.items.deleting = main.items.deleting.isEmpty ? [] : ["something"]
        seen.counter =
            screen.stack("Counter").isEmpty ? main.counter : try counter.seen(over: main.counter)
        seen.counter.errors = main.counter.errors
        seen.users =
            screen.stack("Users").isEmpty
            ? main.users : try users.seen(over: main.users)
        seen.logOut = isLeaving ? main.logOut : nil
        try check(main, seen)
        return AppState(main: seen)
    }

    private func isSelected(_ tab: MainTab) -> Bool {
        screen.elements("tab").contains { $0.label == tab.title && $0.isSelected }
    }

    private func check(_ main: MainState, _ seen: MainState) throws {
        let badge = screen.elements("tab").first { $0.label == "Items" }?.value
        guard badge == (main.itemsBadge == 0 ? "" : "\(main.itemsBadge)") else {
            throw NotSeen("the badge \(main.itemsBadge)", screen)
        }
        guard main.isLoggingOut == seen.isLoggingOut else {
            throw NotSeen("whether the app waits to log out", screen)
        }
        let pages = screen.stack("Users").dropFirst()
        let ids = pages.map { $0.first("text", "Identifier")?.value }
        // The page of a user that is not loaded yet shows no name.
        let shown = main.users.shownPath.map { id in main.users.users.first { $0.id == id }?.id }
        guard screen.stack("Users").isEmpty || ids == shown else {
            throw NotSeen("the users \(main.users.shownPath)", screen)
        }
        guard screen.elements("button", onlyVisible: true).allSatisfy({ $0.isLogOut(of: main) })
        else { throw NotSeen("who is logged in", screen) }
    }

    static let makers: [ViewMaker<AppScenario>] = [
        ViewMaker(.mvvm) { (life: AppLife) in
            HeadlessScreen(playing: LifeView(life: life) { AppMVVMView(viewModel: $0) })
        },
        ViewMaker(.mvi) { (life: AppLife) in
            HeadlessScreen(playing: LifeView(life: life) { AppMVIView(store: $0) })
        },
    ]
}

extension MainTab {
    var title: String { rawValue.capitalized }
}

extension HeadlessScreen.Seen {
    fileprivate func isLogOut(of main: MainState) -> Bool {
        !label.hasPrefix("Log Out") || hint == "Logs out \(main.session.email)"
    }
}
