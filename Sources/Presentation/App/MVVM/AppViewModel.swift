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
        listen(to: login)
    }

    /// The state of the screen that is shown, put together anew at each access.
    public var state: AppState {
        switch screen {
        case .login(let login): .login(login.state)
        case .main(let main): .main(main.state)
        }
    }

    /// Gives up what is under way and opens an empty login form, whichever screen is shown.
    public func logOut() {
        switch screen {
        case .login(let login): login.stop()
        case .main(let main): main.stop()
        }
        let login = makeLogin()
        screen = .login(login)
        listen(to: login)
    }

    private func listen(to login: LoginViewModel) {
        login.events.forward { [weak self] event in
            switch event {
            case .loggedIn(let session): self?.open(session)
            }
        }
    }

    private func open(_ session: Session) {
        let main = makeMain(session)
        screen = .main(main)
        main.load()
    }
}
