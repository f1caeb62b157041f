import Domain
import NotesDomain
import NotesPresentation
import Presentation
import Scenarios

/// The whole app, as a person and the system use it: login, notes, and its end at any time.
enum NotesAppScenario: ScenarioFeature {
    enum Step: Equatable, Sendable {
        case login(LoginScenario.Step)
        /// Fills in the form and submits it.
        case logIn(String)
        case logOut
        /// Leaves the app for another one: this app saves, and may end.
        case leave
        /// Ends the app now.
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
            ScenarioWord("leave", as: .leave),
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

extension NotesAppScenario {
    struct State: ScreenState {
        /// Nil while the app does not run.
        var app: NotesAppState?
        var isWriting = false

        var notes: NotesState? { app?.notes }

        var fields: [ScreenField] {
            guard let app else { return [ScreenField("screen", .text("not running"))] }
            if app.isStarting { return [ScreenField("screen", .text("starting"))] }
            guard let notes else {
                return [
                    ScreenField("screen", .text("login")),
                    ScreenField("login", .group(app.login.fields)),
                ]
            }
            return [
                ScreenField("screen", .text("notes")),
                ScreenField("session", .text(notes.session.email)),
                ScreenField("leaving", .flag(app.isLoggingOut)),
                ScreenField("notes", .group(notes.fields)),
            ]
        }
    }

    /// The summary is `–` while the app does not run, `starting`, or `login` and the login screen. Else it is
    /// the session, `leaving` while a logout waits, and the notes.
    ///
    /// Request 1 is the login's, and 2 is for the notes. When that is answered, they wait for their next
    /// snapshot with request 3.
    nonisolated static func summary(_ state: State) -> String {
        guard let app = state.app else { return "–" }
        if app.isStarting { return "starting …" }
        guard let notes = app.notes else {
            return "login " + LoginScenario.summary(.init(screen: app.login))
        }
        let leaving = app.isLoggingOut ? "leaving" : ""
        return "\(notes.session.email) \(leaving) : " + NotesScenario.summary(.init(screen: notes))
    }

    nonisolated static func isWaiting(_ state: State) -> Bool {
        guard let app = state.app else { return false }
        return app.notes.map { NotesScenario.isWaiting($0) }
            ?? (app.isStarting || app.login.isSubmitting)
    }

    nonisolated static let rules = Rule<NotesAppScenario>.all(PackageResources.app_contract_txt)
}
