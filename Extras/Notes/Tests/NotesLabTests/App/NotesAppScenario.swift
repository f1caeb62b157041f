import Domain
import NotesDomain
import NotesPresentation
import Presentation
import Scenarios

/// The whole app, with steps of the user and of the system. The system can end the app at any time.
enum NotesAppScenario: ScenarioFeature {
    enum Step: Equatable, Sendable {
        case login(LoginScenario.Step)
        /// Fills in the form and submits it.
        case logIn(String)
        case logOut
        /// Logs out. If the app asks whether unsaved texts may be lost, answers yes.
        case logOutAnyway
        /// Answers no to the question whether unsaved texts may be lost.
        case stay
        /// Opens a link, written without its scheme, such as `notes/n1`.
        case link(String)
        // Steps of the system; see `AppLife.Step`.
        case leave
        case quit
        case end
        case reopen
        case notes(NotesScenario.Step)
    }

    struct UseCases: Sendable {
        var session: SessionUseCases
        var login: LoginUseCases
        var notes: NotesScenario.UseCases
    }

    nonisolated static let name = "app"

    nonisolated static let vocabulary: [ScenarioWord<Step>] =
        LoginScenario.vocabulary.map { $0.within("login", as: Step.login) } + [
            ScenarioWord("log-in", "EMAIL", tried: ["al@x.test", "bo@x.test"], as: Step.logIn),
            ScenarioWord("log-out", as: .logOut),
            ScenarioWord("log-out-anyway", as: .logOutAnyway),
            ScenarioWord("stay", as: .stay),
            ScenarioWord(
                "link", "LINK", tried: ["notes", "notes/n1", "notes/n2", "notes/n9"], as: Step.link),
            ScenarioWord("leave", as: .leave),
            ScenarioWord("quit", as: .quit),
            ScenarioWord("end", as: .end),
            ScenarioWord("reopen", as: .reopen),
        ]
        + NotesScenario.vocabulary.map { $0.within("notes", as: Step.notes) }

    nonisolated static let news = NotesScenario.news
    nonisolated static let sampleContent = NotesScenario.sampleContent
    nonisolated static let sampleScenario = text(PackageResources.app_sample_txt)

    static func controlledUseCases(_ content: [Note], _ requests: Requests) -> UseCases {
        let accounts = ["al@x.test", "bo@x.test"].map {
            Credentials(email: $0, password: Password("enigma"))
        }
        let device = ControlledDevice(accounts, requests)
        return UseCases(
            session: device.session, login: device.login,
            notes: NotesScenario.controlledUseCases(content, requests))
    }
}

/// The app in one pattern.
@MainActor
protocol PlayedNotesApp: NotesAppScreen {
    /// A step on a screen that is not shown does nothing.
    func perform(_ step: NotesAppScenario.Step) -> ScreenTask?
    /// Answers the question whether to log out.
    func answer(_ isToLogOut: Bool)
}

extension NotesAppScenario {
    static func screen(
        _ useCases: UseCases, make: @escaping () -> any PlayedNotesApp
    ) -> Screen<NotesAppScenario> {
        AppLife(useCases.session.keepPlace, make: make).screen { life in
            State(
                app: (life.app as? any PlayedNotesApp)?.state, isQuitting: life.isQuitting,
                isWriting: life.app?.writesInFlight != nil, place: life.app?.state.place)
        } take: { step, app in
            let app = app as? any PlayedNotesApp
            switch step {
            case .logIn(let email):
                _ = app?.perform(.login(.email(email)))
                _ = app?.perform(.login(.password("enigma")))
                return app?.perform(.login(.submit))
            case .logOutAnyway:
                _ = app?.perform(.logOut)
                app?.answer(true)
                return app?.writesInFlight
            case .stay: app?.answer(false)
            default: return app?.perform(step)
            }
            return nil
        } system: { step in
            switch step {
            case .link(let text): .link("sidebyside-notes://\(text)")
            case .leave: .leave
            case .quit: .quit
            case .end: .end
            case .reopen: .reopen
            case .login, .logIn, .logOut, .logOutAnyway, .stay, .notes: nil
            }
        }
    }
}

extension NotesAppScenario {
    struct State: ScreenState {
        /// Nil while the app does not run.
        var app: NotesAppState?
        var isQuitting = false
        // Values that the app reports to the system.
        var isWriting = false
        var place: Place?

        var notes: NotesState? { app?.notes }

        var fields: [ScreenField] {
            guard let app else { return [ScreenField("screen", .text("not running"))] }
            let quitting = isQuitting ? [ScreenField("quitting", .flag(true))] : []
            if app.isStarting { return [ScreenField("screen", .text("starting"))] + quitting }
            guard let notes else {
                return [
                    ScreenField("screen", .text("login")),
                    ScreenField("login", .group(app.login.fields)),
                ] + quitting
            }
            return [
                ScreenField("screen", .text("notes")),
                ScreenField("session", .text(notes.session.email)),
                ScreenField("leaving", .flag(app.isLoggingOut)),
                ScreenField("asking", .flag(app.notes?.question != nil)),
                ScreenField("notes", .group(notes.fields)),
            ] + quitting
        }
    }

    /// The app's state in one line:
    /// - `–` while the app does not run
    /// - `starting` while the app restores the session
    /// - `login`, and the summary of the login screen
    /// - the email address of the session, and the summary of the notes; between them `leaving`
    ///   while a logout waits, or `asking` while a logout asks whether to lose texts
    ///
    /// If the app is quitting, the line also has `quitting`.
    ///
    /// Request 1 is the login. Request 2 is the first snapshot of the notes. The answer to request
    /// 2 starts request 3, for the next snapshot.
    nonisolated static func summary(_ state: State) -> String {
        guard let app = state.app else { return "–" }
        let quitting = state.isQuitting ? "quitting" : ""
        if app.isStarting { return "starting \(quitting) …" }
        guard let notes = app.notes else {
            return "login " + LoginScenario.summary(.init(screen: app.login)) + " \(quitting)"
        }
        let leaving = app.isLoggingOut ? "leaving" : app.notes?.question != nil ? "asking" : ""
        return "\(notes.session.email) \(leaving) \(quitting) : "
            + NotesScenario.summary(.init(screen: notes))
    }

    nonisolated static func isWaiting(_ state: State) -> Bool {
        guard let app = state.app else { return false }
        return app.notes.map { NotesScenario.isWaiting($0) }
            ?? (app.isStarting || app.login.isSubmitting)
    }

    nonisolated static let rules = Rule<NotesAppScenario>.all(PackageResources.app_contract_txt)
}
