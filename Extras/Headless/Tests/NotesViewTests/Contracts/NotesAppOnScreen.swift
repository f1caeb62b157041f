import Headless
import Live
import NotesPresentation
import Presentation
import Scenarios

@testable import NotesScenarios

/// The app of the notes. It can end and be opened again.
struct NotesAppOnScreen: OnScreen {
    typealias Feature = NotesAppScenario

    let screen: HeadlessScreen
    private let login: LoginOnScreen
    private let notes: NotesOnScreen

    init(_ screen: HeadlessScreen) {
        self.screen = screen
        login = LoginOnScreen(screen)
        notes = NotesOnScreen(screen)
    }

    func take(_ step: NotesAppScenario.Step, in state: NotesAppScenario.State) throws -> String? {
        guard let app = state.app else { return "the app does not run" }
        switch step {
        case .leave, .quit, .end, .reopen: return "the system does it"
        case .link(let link):
            screen.open("sidebyside-notes://\(link)")
            return nil
        case .login(let step): return try login.take(step, in: .init(screen: app.login))
        case .logIn(let email):
            let form: [LoginScenario.Step] = [.email(email), .password("enigma"), .submit]
            return try form.lazy
                .compactMap { try login.take($0, in: .init(screen: app.login)) }.first
        case .logOut:
            guard app.notes != nil else { return "nobody is logged in" }
            guard screen.alert == nil else { return "an alert is over it" }
            guard let button = screen.logOutButton else { return "the button is covered" }
            try screen.tap(button.label)
            return nil
        case .logOutAnyway:
            if let reason = try take(.logOut, in: state) { return reason }
            if isAsking { try screen.tap("Log Out Without Saving") }
            return nil
        case .stay:
            guard isAsking else { return "nothing is asked" }
            try screen.tap("Stay")
            return nil
        case .notes(let step):
            guard let state = app.notes else { return "nobody is logged in" }
            return try notes.take(step, in: .init(screen: state))
        }
    }

    func translated(_ step: NotesAppScenario.Step) -> NotesAppScenario.Step {
        if case .notes(let step) = step { .notes(notes.translated(step)) } else { step }
    }

    func seen(over state: NotesAppScenario.State) throws -> NotesAppScenario.State {
        var seen = state
        if screen.tree.isEmpty {
            seen.app = nil
        } else if screen.tree == "spinner “In progress”" {
            var app = NotesAppState()
            app.isStarting = true
            seen.app = app
        } else {
            seen.app = try self.seen(over: state.app.orNotSeen("nothing", screen))
        }
        return seen
    }

    private func seen(over app: NotesAppState) throws -> NotesAppState {
        guard !screen.stack("Notes").isEmpty else {
            var seen = NotesAppState()
            seen.login = try login.seen(over: .init(screen: app.login)).screen
            return seen
        }
        let behind = try app.notes.orNotSeen("the login", screen)
        var list = try notes.seen(over: .init(screen: behind)).screen
        // This alert is a question, and not an error.
        if isAsking { (list.question, list.errors) = (behind.question, behind.errors) }
        var seen = NotesAppState(notes: list)
        // The button is on the page of the list.
        let isLeaving = screen.elements("button").contains { $0.label == "Log Out Now" }
        guard isLeaving == app.isLoggingOut else {
            throw NotSeen("whether the app waits to log out", screen)
        }
        seen.logOut = app.logOut
        return seen
    }

    /// True while the app asks whether to log out without saving the text of one note.
    private var isAsking: Bool {
        screen.alert.map { [$0.title] + $0.texts }
            == ["Not Everything Is Saved", "What you have typed in 1 note is not saved."]
    }

    static let makers: [ViewMaker<NotesAppScenario>] = [
        ViewMaker(.mvvm) { (life: AppLife) in
            HeadlessScreen(playing: LifeView(life: life) { NotesAppMVVMView(viewModel: $0) })
        },
        ViewMaker(.mvi) { (life: AppLife) in
            HeadlessScreen(playing: LifeView(life: life) { NotesAppMVIView(store: $0) })
        },
    ]
}

extension HeadlessScreen {
    fileprivate var logOutButton: Seen? {
        elements("button", onlyVisible: true).first { $0.label.hasPrefix("Log Out") }
    }
}
