public import Domain

/// The state of the whole app: the login form or the main screen.
public struct AppState: Codable, Equatable, Sendable, RootState {
    /// True while the starting app finds out whether somebody is logged in.
    public var isStarting = false
    public var login = LoginState()
    /// Nil while nobody is logged in.
    public var main: MainState?
    /// A link that was opened while nobody was logged in. The app follows it after the login.
    public var link: AppLink?
    /// The main screen of a user who has to log in again. After this user's login, it opens again.
    public var lastMain: MainState?

    /// If there is a `lastMain`, the login form begins with the email address of its user.
    public init(main: MainState? = nil, link: AppLink? = nil, lastMain: MainState? = nil) {
        self.main = main
        self.link = link
        self.lastMain = lastMain
        if let lastMain { login.credentials.email = lastMain.session.email }
    }

    /// The main screen after a login. If this user had to log in again, the screen is the same as before.
    func main(for session: Session) -> MainState {
        lastMain.flatMap { $0.session == session ? $0 : nil } ?? MainState(session: session)
    }

    public var place: Place? { main?.place }

    public var failedWrites: Int { main?.failedWrites ?? 0 }

    public var holdsQuit: Bool {
        main.map { $0.tabThatHoldsQuit != nil }
            ?? (login.logOutError != nil || lastMain?.tabWithDraft != nil)
    }
}

/// The root screen of this app, in either pattern.
@MainActor
public protocol AppScreen: RootScreen where State == AppState {
    @discardableResult func openLink(_ link: AppLink) -> ScreenTask?
}
