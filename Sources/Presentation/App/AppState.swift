/// All that the app knows.
public struct AppState: Equatable, Sendable {
    /// The app has just been opened, and it is not known yet whether somebody is logged in.
    public var isStarting: Bool
    public var login: LoginState
    /// Nil while nobody is logged in.
    public var main: MainState?

    public init(
        isStarting: Bool = false, login: LoginState = LoginState(), main: MainState? = nil
    ) {
        self.isStarting = isStarting
        self.login = login
        self.main = main
    }
}
