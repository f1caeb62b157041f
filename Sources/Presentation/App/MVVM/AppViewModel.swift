public import Domain
public import Observation

/// The rules of the app, as MVVM: login opens the main screen, logout closes it.
@MainActor
@Observable
public final class AppViewModel: AppScreen {
    /// The screen that is shown, with its view model.
    public enum Screen {
        /// It is not known yet whether somebody is logged in.
        case starting
        case login(LoginViewModel)
        case main(MainViewModel)
    }

    public private(set) var screen = Screen.starting

    private let useCases: SessionUseCases
    private let makeLogin: () -> LoginViewModel
    private let makeMain: (MainState) -> MainViewModel
    /// A link that was opened while nobody was logged in. The app follows it after the login.
    private var link: AppLink?
    /// The main screen of a user who has to log in again. After this user's login, it opens again.
    private var lastMain: MainState?
    private let tasks = ScreenTasks<TaskID>()

    private enum TaskID: Hashable {
        case start, logOut
    }

    /// Calls `makeLogin` for each new login form. Calls `makeMain` for each session, with the first state
    /// of the main screen.
    public init(
        useCases: SessionUseCases, makeLogin: @escaping () -> LoginViewModel,
        makeMain: @escaping (MainState) -> MainViewModel
    ) {
        self.useCases = useCases
        self.makeLogin = makeLogin
        self.makeMain = makeMain
        showLogin()
    }

    /// The state of the screen that is shown. Built at each access.
    public var state: AppState {
        var state = AppState(link: link, lastMain: lastMain)
        switch screen {
        case .starting: state.isStarting = true
        case .login(let login): state.login = login.state
        case .main(let main): state.main = main.state
        }
        return state
    }

    var login: LoginViewModel? { if case .login(let login) = screen { login } else { nil } }

    var main: MainViewModel? { if case .main(let main) = screen { main } else { nil } }

    /// Restores the session that was open when the app ended. If there was none, shows the login form.
    /// Ignored if the user has already done something.
    @discardableResult
    public func start() -> ScreenTask {
        guard state == AppState(link: link) else { return .ended }
        screen = .starting
        return tasks.read(.start, for: self, useCases.get.execute) { app, result in
            let found = result.get()
            switch found?.session {
            case .success(let session):
                app.showMain(MainState(session: session, place: found?.place))
            case .failure(let error):
                app.showLogin(lastMain: found?.place.map { MainState(at: $0) }).show(error)
            case nil: app.showLogin()
            }
        }
    }

    public func open(_ link: String) throws(AppLinkError) -> ScreenTask? {
        openLink(try AppLink(link))
    }

    /// Opens the link, or keeps the link until somebody logs in. A logout drops a kept link.
    @discardableResult
    public func openLink(_ link: AppLink) -> ScreenTask? {
        if let main { return main.openLink(link) }
        self.link = link
        return nil
    }

    /// When all writes have succeeded, shows an empty login form.
    ///
    /// If a write fails, the user stays logged in and sees the error. During the wait for the writes, a
    /// second call shows the login form at once, and the writes go on. While a form has a draft, no call
    /// logs the user out.
    public func logOut() {
        if let main, !main.state.canLogOutAtOnce {
            main.requestLogOut(.toLeave)
        } else {
            endSession(.toLeave)
        }
    }

    public func dismissFailedWrite() {
        if let login, login.state.isEditable { login.showLogOut(nil) }
        main?.dismissFailedWrite()
    }

    /// Called when the server has ended the session, and the user wants to log in again.
    public func logInAgain() { main?.requestLogOut(.toLogInAgain) }

    /// Selects the tab with the error of a failed write, or with a draft.
    public func showWhatHoldsQuit() {
        if let tab = main?.state.tabThatHoldsQuit { main?.select(tab) }
    }

    public var writesInFlight: ScreenTask? {
        .all([main?.writesInFlight, tasks.writesInFlight])
    }

    private func showMain(_ state: MainState) {
        let main = makeMain(state)
        screen = .main(main)
        main.events.subscribe { [weak self, weak main] logOut in
            if let self, let main, self.main === main { endSession(logOut) }
        }
        lastMain = nil
        main.load()
        if let link {
            self.link = nil
            main.openLink(link)
        }
    }

    @discardableResult
    private func showLogin(lastMain: MainState? = nil) -> LoginViewModel {
        let login = makeLogin()
        if let lastMain { login.email = lastMain.session.email }
        self.lastMain = lastMain
        screen = .login(login)
        login.events.subscribe { [weak self, weak login] event in
            // The login form changes its state before it emits this event. Before the event, an observer
            // of the state may call `logOut()`. In that case, a new form is already on the screen.
            guard let self, let login, self.login === login else { return }
            switch event {
            case .loggedIn(let session): showMain(state.main(for: session))
            }
        }
        return login
    }

    private func endSession(_ logOut: LogOut) {
        let (login, main) = (login, main)
        link = nil
        let last = logOut == .toLogInAgain ? main?.state.forNextLogin : nil
        let newLogin = showLogin(lastMain: last)
        // Drops two late answers: a restored session, and the error of an older logout. Then the reads
        // end. The logout waits for the last writes, and the next login waits for the logout.
        tasks.abandon { _ in true }
        login?.stop()
        main?.stop()
        newLogin.lastSession = tasks.write(
            .logOut, for: self, after: main?.writesInFlight
        ) { [useCases] () throws(AuthenticationError) in
            try await useCases.logOut.execute(keeping: last?.place)
        } receive: { app, result in
            if case .failure(let error) = result { app.login?.showLogOut(error) }
        }
    }
}
