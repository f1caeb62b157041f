public import Domain
public import Observation
public import Presentation

/// The rules of the app, as MVVM: login opens the notes, logout closes them.
@MainActor
@Observable
public final class NotesAppViewModel: NotesAppScreen {
    /// The screen that is shown, with its view model.
    public enum Screen {
        /// It is not known yet whether somebody is logged in.
        case starting
        case login(LoginViewModel)
        case notes(NotesViewModel)
    }

    public private(set) var screen = Screen.starting
    /// Set while a logout waits for writes.
    public private(set) var logOutReason: LogOut?

    private let useCases: SessionUseCases
    private let makeLogin: () -> LoginViewModel
    private let makeNotes: (Session, NotesPlace?) -> NotesViewModel
    private var lastPlace: NotesPlace?
    private let tasks = ScreenTasks<TaskID>()

    private enum TaskID: Hashable {
        case start
        /// The wait of a logout.
        case wait
        /// The writes of notes that were closed.
        case leftWrites
        case logOut
    }

    /// Calls `makeLogin` for each new login form, and `makeNotes` for each session.
    public init(
        useCases: SessionUseCases, makeLogin: @escaping () -> LoginViewModel,
        makeNotes: @escaping (Session, NotesPlace?) -> NotesViewModel
    ) {
        self.useCases = useCases
        self.makeLogin = makeLogin
        self.makeNotes = makeNotes
        showLogin()
    }

    /// The state of the screen that is shown. Built at each access.
    public var state: NotesAppState {
        var state = NotesAppState(lastPlace: lastPlace)
        switch screen {
        case .starting: state.isStarting = true
        case .login(let login): state.login = login.state
        case .notes(let notes): state.notes = notes.state
        }
        state.logOut = logOutReason
        return state
    }

    public var login: LoginViewModel? {
        if case .login(let login) = screen { login } else { nil }
    }

    public var notes: NotesViewModel? {
        if case .notes(let notes) = screen { notes } else { nil }
    }

    @discardableResult
    public func start() -> ScreenTask {
        guard state == NotesAppState() else { return .ended }
        screen = .starting
        return tasks.read(.start, for: self, useCases.get.execute) { app, result in
            switch result.get()?.session {
            case .success(let session): app.showNotes(session)
            case .failure(let error): app.showLogin().show(error)
            case nil: app.showLogin()
            }
        }
    }

    @discardableResult
    public func saveDrafts() -> ScreenTask? { notes?.saveDrafts() }

    @discardableResult
    public func logOut() -> ScreenTask? {
        if notes == nil || logOutReason != nil {
            endSession(.toLeave)
            return nil
        }
        beginLogOut(.toLeave)
        return notes?.writesInFlight
    }

    public var writesInFlight: ScreenTask? {
        .all([notes?.writesInFlight, tasks.writesInFlight])
    }

    private func showNotes(_ session: Session) {
        let notes = makeNotes(session, lastPlace?.of(session))
        screen = .notes(notes)
        lastPlace = nil
        notes.events.subscribe { [weak self, weak notes] event in
            guard let self, let notes, self.notes === notes else { return }
            switch event {
            case .logInRequested: if logOutReason == nil { beginLogOut(.toLogInAgain) }
            }
        }
        notes.load()
    }

    @discardableResult
    private func showLogin(lastPlace: NotesPlace? = nil) -> LoginViewModel {
        let login = makeLogin()
        if let lastPlace { login.email = lastPlace.account }
        self.lastPlace = lastPlace
        screen = .login(login)
        login.events.subscribe { [weak self, weak login] event in
            guard let self, let login, self.login === login else { return }
            switch event {
            case .loggedIn(let session): showNotes(session)
            }
        }
        return login
    }

    private func beginLogOut(_ logOut: LogOut) {
        notes?.dismissFailedWrite()
        notes?.saveDrafts()
        goOn(logOut)
    }

    private func goOn(_ logOut: LogOut) {
        guard let notes else { return }
        // The user may have typed during the wait. This text is saved before the session ends.
        if notes.state.logOutStep == .end { notes.saveDrafts() }
        switch notes.state.logOutStep {
        case .stay: logOutReason = nil
        case .end: endSession(logOut)
        case .wait:
            logOutReason = logOut
            guard let writes = notes.writesInFlight else { return }
            _ = tasks.read(.wait, for: self, writes.finish) { app, _ in app.goOn(logOut) }
        }
    }

    private func endSession(_ logOut: LogOut) {
        let (oldLogin, notes) = (login, notes)
        tasks.cancelReads()
        logOutReason = nil
        let login = showLogin(lastPlace: logOut == .toLogInAgain ? notes?.state.place : nil)
        oldLogin?.stop()
        notes?.stop()
        if let writes = notes?.writesInFlight {
            _ = tasks.write(.leftWrites, for: self, writes.finish) { _, _ in }
        }
        _ = tasks.write(.logOut, for: self, useCases.logOut.execute) { [weak login] app, result in
            guard case .failure(let error) = result, let login, app.login === login else { return }
            login.showLogOut(error)
        }
    }
}
