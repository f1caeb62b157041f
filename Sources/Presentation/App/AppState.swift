public import Domain

/// The state of the whole app: the login form or the main screen.
public struct AppState: Equatable, Sendable, RootState {
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

    public var place: Place? { main?.place }

    public var failedWrites: Int { main?.failedWrites ?? 0 }

    public var holdsQuit: Bool {
        let isDraftKept = lastMain?.partWithDraft != nil
        return main.map { $0.partThatHoldsLogOut != nil }
            ?? (login.logOutError != nil || isDraftKept)
    }
}
