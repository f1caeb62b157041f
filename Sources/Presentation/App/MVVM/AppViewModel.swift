public import Domain
public import Observation

/// The rules of the app, as MVVM: login opens the main screen, logout closes it.
@MainActor
@Observable
public final class AppViewModel {
    /// The screen that is shown, which belongs to the app.
    public enum Screen {
        case login(LoginViewModel)
        case main(MainViewModel)
    }

    public private(set) var screen: Screen

    private let makeLogin: () -> LoginViewModel
    private let makeMain: (Session) -> MainViewModel

    /// Asks for a new login form at each logout, and for a new main screen at each login.
    public init(
        makeLogin: @escaping () -> LoginViewModel,
        makeMain: @escaping (Session) -> MainViewModel
    ) {
        self.makeLogin = makeLogin
        self.makeMain = makeMain
        let login = makeLogin()
        screen = .login(login)
        subscribe(to: login)
    }

    /// The state of the screen that is shown, put together at each access.
    public var state: AppState {
        switch screen {
        case .login(let login): .login(login.state)
        case .main(let main): .main(main.state)
        }
    }

    /// Opens an empty login form and stops the screen that was shown, whichever it was.
    @discardableResult
    public func logOut() -> Task<Void, Never>? {
        let left = screen
        let login = makeLogin()
        // First of all, so that no observer sees a screen that is being stopped.
        screen = .login(login)
        subscribe(to: login)
        switch left {
        case .login(let login):
            login.stop()
            return nil
        case .main(let main): return main.stop()
        }
    }

    private func subscribe(to login: LoginViewModel) {
        login.events.subscribe { [weak self, weak login] event in
            // An observer of the login's answer may have logged out before this event was emitted.
            guard let self, case .login(let shown) = screen, shown === login else { return }
            switch event {
            case .loggedIn(let session): open(session)
            }
        }
    }

    private func open(_ session: Session) {
        let main = makeMain(session)
        screen = .main(main)
        main.events.subscribe { [weak self, weak main] event in
            guard let self, case .main(let shown) = screen, shown === main else { return }
            switch event {
            case .logInRequested: logOut()
            }
        }
        main.load()
    }
}
