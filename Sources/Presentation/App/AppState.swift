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
    /// The place of a user who has to log in again. After this user's login, the app opens there.
    public var lastPlace: Place?

    /// If there is a `lastPlace`, the login form begins with the email address of its user.
    public init(main: MainState? = nil, link: AppLink? = nil, lastPlace: Place? = nil) {
        self.main = main
        self.link = link
        self.lastPlace = lastPlace
        if let lastPlace { login.credentials.email = lastPlace.account }
    }

    public var place: Place? { main?.place }

    public var failedWrites: Int { main?.failedWrites ?? 0 }

    public var holdsQuit: Bool {
        main.map { $0.partThatHoldsLogOut != nil } ?? (login.logOutError != nil)
    }
}
