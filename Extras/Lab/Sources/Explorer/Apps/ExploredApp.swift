public import Domain
public import Presentation
public import Scenarios

/// A whole app, with a login, links and a quit. Its process can end at any time.
public protocol ExploredApp: ExploredFeature {
    /// The state that every app has besides its screens.
    nonisolated static func frame(of state: State) -> AppFrame
    /// The effect of a step on the app as a whole; nil for a step on one screen.
    nonisolated static func move(_ step: Step) -> AppMove?
    /// The names of the features in which a failed write or a draft stops a logout or a quit. If
    /// several do, the user sees the first one.
    nonisolated static var screens: [String] { get }
    /// The feature whose screen is in front; nil while nobody is logged in.
    nonisolated static func front(of state: State) -> String?
    /// The error that a step dismisses, and its feature; nil for other steps.
    nonisolated static func dismissal(
        _ step: Step, on state: State
    ) -> (screen: String, error: (any DomainError)?)?
    /// The keys of the writes that an event begins.
    nonisolated static func begunWrites(_ event: History<Self>.Event) -> [String]
    /// For each moment with a draft that only the user can save or discard, the name of the draft's
    /// feature. Text typed before `start` is gone.
    nonisolated static func drafts(_ history: History<Self>, since start: Int) -> [Int: String]
    /// True if a draft survives “Log In Again”: the user finds it after the login. Then the draft does not
    /// hold this logout.
    nonisolated static var keepsDrafts: Bool { get }
}

/// The state that every app has besides its screens.
public struct AppFrame: Sendable {
    /// The login form; nil while the app does not run, while it looks for a stored session, and while its
    /// screens are open.
    public var login: LoginState?
    /// False after the app has ended.
    public var isRunning: Bool
    /// True while the app looks for a stored session.
    public var isStarting = false
    /// Nil while nobody is logged in.
    public var session: Session?
    /// True while a logout waits.
    public var isLoggingOut = false
    /// True while a quit waits.
    public var isQuitting = false
    /// True while the app shows that it is writing.
    public var isWriting = false
    /// Where the user is, as the view model or the store reports it to the system.
    public var place: Place?

    /// The frame of an app that does not run.
    public init(isRunning: Bool = false) { self.isRunning = isRunning }
}

/// A step on the app as a whole. Every app has these steps.
public enum AppMove: Equatable, Sendable {
    case login(LoginScenario.Step)
    /// Fills in the form and submits it.
    case logIn
    case logOut
    /// Logs out because the server asks for a new login.
    case logInAgain
    case link, leave, quit, end, reopen
}

extension ExploredApp {
    nonisolated public static func drafts(_: History<Self>, since _: Int) -> [Int: String] { [:] }
    nonisolated public static var keepsDrafts: Bool { true }

    /// In MVVM, a parent and its children change one after the other, each in one write. So for a
    /// moment, observers may see the login form although a user is logged in. They may also see the
    /// last answer on a screen that a logout or a quit then closes.
    nonisolated public static func mayShow(
        _ state: State, between before: State, and after: State
    ) -> Bool {
        let (old, new) = (frame(of: before), frame(of: after))
        return (old.session == nil) != (new.session == nil) || old.isQuitting || old.isLoggingOut
            || new.isLoggingOut || state.fields.allSatisfy((before.fields + after.fields).contains)
    }
}

extension History where Feature: ExploredApp {
    var frame: AppFrame { Feature.frame(of: state) }
    var previousFrame: AppFrame? { previousState.map(Feature.frame) }

    /// True if the last step has opened the screens.
    public var hasJustOpened: Bool {
        frame.session != nil && previousFrame?.session == nil && moments.count > 1
    }

    /// The login form, if the last step has opened it: because a session has ended, or because no session
    /// was stored.
    var newForm: LoginState? {
        let wasOpen = previousFrame?.session != nil || previousFrame?.isStarting == true
        return wasOpen ? frame.login : nil
    }

    /// How the last step has broken a property of one screen; nil if it has not. The screen's
    /// history begins when the screens open, with the state `initial` and the steps `first`.
    public func violation<Part: ScenarioFeature>(
        of properties: [Property<Part>], initial: Part.State, first: [Part.Step],
        state: (Feature.State) -> Part.State?, steps: (Feature.Step) -> [Part.Step]
    ) -> Violation? {
        let leaving = leaving
        let part: History<Part> = part(
            since: leaving.opened, initial: initial, first: first, state: state
        ) { step, moment in
            // A user who logs out or quits has read the error of the screen in front.
            let dismissal = Part.vocabulary.first { $0.word == "clear-error" }?.step("")
            let read = leaving.read[moment] == Part.name ? dismissal : nil
            return [read].compactMap(\.self) + steps(step)
        }
        return part.violation(ofPart: properties)
    }
}

extension History.Answered {
    /// The session that this answer has opened: by a login, or because it was stored when the app started.
    var session: Session? {
        value(Session.self) ?? (try? value(OpenSession?.self)??.session.get())
    }

    /// Why the app could not open the stored session when it started.
    var sessionError: AuthenticationError? {
        switch result {
        case .failure(let error)?: error as? AuthenticationError
        case .success(let open as OpenSession)?:
            if case .failure(let error) = open.session { error } else { nil }
        default: nil
        }
    }
}
