public import Domain

/// The state of the whole app: the login form or the main screen.
public struct AppState: Equatable, Sendable {
    /// True until it is known whether somebody is logged in.
    public var isStarting: Bool
    public var login: LoginState
    /// Nil while nobody is logged in.
    public var main: MainState?
    /// A link that was opened while nobody was logged in.
    public var link: AppLink?

    public init(
        isStarting: Bool = false, login: LoginState = LoginState(), main: MainState? = nil,
        link: AppLink? = nil
    ) {
        self.isStarting = isStarting
        self.login = login
        self.main = main
        self.link = link
    }

    /// Where the user is, so that the app can reopen there; nil while nobody is logged in.
    public var place: Place? { main?.place }
}
