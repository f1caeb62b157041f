public import Domain
public import Observation

/// The rules of the app, as MVVM: login opens the main screen, logout closes it.
@MainActor
@Observable
public final class AppViewModel {
    /// The screen that is shown, with its view model.
    public enum Screen {
        /// It is not known yet whether somebody is logged in.
        case starting
        case login(LoginViewModel)
        case main(MainViewModel)
    }

    public private(set) var screen: Screen

    private let useCases: SessionUseCases
    private let makeLogin: () -> LoginViewModel
    private let makeMain: (Session, Place?) -> MainViewModel
    /// A link that was opened while nobody was logged in. The app follows it after the login.
    private var link: AppLink?
    /// The newest logout that had to wait for writes. The task ends when the session ends, or when a
    /// failed write keeps the user logged in.
    private var leaving: ScreenTask?
    /// The number of logouts so far. Only the error of the newest logout is shown.
    private var logOuts = 0
    private let tasks = ScreenTasks<TaskID>()

    private enum TaskID: Hashable {
        case start
        /// Before a logout, the wait until the writes of the main screen have ended.
        case leave
        /// The writes of a main screen that was closed.
        case leftWrites
        case logOut
    }

    /// Calls `makeLogin` for each new login form, and `makeMain` for each session. The `Place` is where
    /// the user was in the app when it last ended; nil after a login, or if no `Place` was stored.
    public init(
        useCases: SessionUseCases, makeLogin: @escaping () -> LoginViewModel,
        makeMain: @escaping (Session, Place?) -> MainViewModel
    ) {
        self.useCases = useCases
        self.makeLogin = makeLogin
        self.makeMain = makeMain
        let login = makeLogin()
        screen = .login(login)
        subscribe(to: login)
    }

    /// The state of the screen that is shown. Built at each access.
    public var state: AppState {
        var state = AppState(link: link)
        switch screen {
        case .starting: state.isStarting = true
        case .login(let login): state.login = login.state
        case .main(let main): state.main = main.state
        }
        return state
    }

    /// Where the user is in the app. The app stores this `Place`, and opens the same screens at its next
    /// start. Nil while nobody is logged in.
    public var place: Place? {
        if case .main(let main) = screen { main.place } else { nil }
    }

    /// Restores the session that was open when the app ended. If there was none, shows the login form.
    @discardableResult
    public func start() -> ScreenTask {
        screen = .starting
        return tasks.read(.start, for: self, useCases.get.execute) { app, result in
            guard case .starting = app.screen else { return }
            switch result {
            case .success(let found?): app.showMain(found.session, at: found.place)
            case .success(nil): app.showLogin()
            case .failure(let error): app.showLogin(error: error)
            }
        }
    }

    /// Opens the link, or keeps the link until somebody logs in. A logout drops a kept link.
    @discardableResult
    public func openLink(_ link: AppLink) -> ScreenTask? {
        if case .main(let main) = screen { return main.openLink(link) }
        self.link = link
        return nil
    }

    /// Saves the typed texts. When all writes have succeeded, shows an empty login form.
    ///
    /// If a write fails, the user stays logged in and sees the error. During the wait for the writes, a
    /// second call shows the login form at once, and the writes go on.
    @discardableResult
    public func logOut() -> ScreenTask? {
        guard case .main(let main) = screen, main.beginLogOut() else {
            endSession()
            return nil
        }
        leaving = tasks.read(.leave, for: self) { [weak main] () throws(Never) in
            while let writes = main?.writesInFlight {
                await writes.finish()
                main?.saveMore()
            }
        } receive: { [weak main] app, _ in
            guard let main, app.isShown(main), main.endLogOut() else { return }
            app.endSession()
        }
        return leaving
    }

    /// Saves the typed texts. Called when the app quits, or goes to the background, where the system can
    /// end it.
    public func saveDrafts() {
        if case .main(let main) = screen { main.saveDrafts() }
    }

    /// A task that ends when all writes now in flight, and a logout that waits for them, have ended; nil
    /// if no write is in flight.
    public var writesInFlight: ScreenTask? {
        guard case .main(let main) = screen else { return tasks.writesInFlight }
        let leaving = main.isLoggingOut ? leaving : nil
        return .all([main.writesInFlight, leaving, tasks.writesInFlight])
    }

    private func showMain(_ session: Session, at place: Place?) {
        let main = makeMain(session, place)
        screen = .main(main)
        main.events.subscribe { [weak self, weak main] (event: MainEvent) in
            guard let self, let main, isShown(main) else { return }
            switch event {
            case .logInRequested: logOut()
            }
        }
        main.load()
        if let link {
            self.link = nil
            main.openLink(link)
        }
    }

    private func showLogin(error: AuthenticationError? = nil) {
        let login = makeLogin()
        if let error { login.show(error) }
        screen = .login(login)
        subscribe(to: login)
    }

    private func subscribe(to login: LoginViewModel) {
        login.events.subscribe { [weak self, weak login] event in
            // The login form changes its state before it emits this event. In between, an observer of the
            // state may have called `logOut()`. In that case, a new form is shown already.
            guard let self, case .login(let shown) = screen, shown === login else { return }
            switch event {
            case .loggedIn(let session): showMain(session, at: nil)
            }
        }
    }

    private func endSession() {
        let left = screen
        link = nil
        showLogin()
        switch left {
        case .starting: tasks.cancel(.start)
        case .login(let login): login.stop()
        case .main(let main):
            main.stop()
            if let writes = main.writesInFlight {
                _ = tasks.write(.leftWrites, for: self, writes.finish) { _, _ in }
            }
        }
        logOuts += 1
        _ = tasks.write(.logOut, for: self, useCases.logOut.execute) { [logOuts] app, result in
            if logOuts == app.logOuts, case .failure(let error) = result,
                case .login(let login) = app.screen
            {
                login.show(error)
            }
        }
    }

    private func isShown(_ main: MainViewModel) -> Bool {
        if case .main(let shown) = screen { shown === main } else { false }
    }
}
