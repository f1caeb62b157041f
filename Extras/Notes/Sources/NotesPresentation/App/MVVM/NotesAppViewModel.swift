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
    private let makeNotes: (Session, Place?) -> NotesViewModel
    /// A link that was opened while nobody was logged in. The app follows it after the login.
    private var link: NotesLink?
    /// Where the user was in the app when the session ended. If this user logs in again, the same note
    /// opens.
    private var lastPlace: Place?
    private let tasks = ScreenTasks<TaskID>()

    private enum TaskID: Hashable {
        case start, logOut
    }

    /// Calls `makeLogin` for each new login form, and `makeNotes` for each session.
    public init(
        useCases: SessionUseCases, makeLogin: @escaping () -> LoginViewModel,
        makeNotes: @escaping (Session, Place?) -> NotesViewModel
    ) {
        self.useCases = useCases
        self.makeLogin = makeLogin
        self.makeNotes = makeNotes
        showLogin()
    }

    /// The state of the screen that is shown. Built at each access.
    public var state: NotesAppState {
        var state = NotesAppState(link: link, lastPlace: lastPlace)
        switch screen {
        case .starting: state.isStarting = true
        case .login(let login): state.login = login.state
        case .notes(let notes): state.notes = notes.state
        }
        state.logOut = logOutReason
        return state
    }

    public var login: LoginViewModel? { if case .login(let login) = screen { login } else { nil } }

    public var notes: NotesViewModel? { if case .notes(let notes) = screen { notes } else { nil } }

    @discardableResult
    public func start() -> ScreenTask {
        guard state == NotesAppState(link: link) else { return .ended }
        screen = .starting
        return tasks.read(.start, for: self, useCases.get.execute) { app, result in
            let found = result.get()
            switch found?.session {
            case .success(let session): app.showNotes(session, at: found?.place)
            case .failure(let error): app.showLogin(lastPlace: found?.place).show(error)
            case nil: app.showLogin()
            }
        }
    }

    /// Opens the link, or keeps the link until somebody logs in. A logout drops a kept link.
    @discardableResult
    public func open(_ link: String) throws(AppLinkError) -> ScreenTask? {
        follow(try NotesLink(link))
    }

    @discardableResult
    public func saveDrafts() -> ScreenTask? { notes?.saveDrafts() }

    public func dismissFailedWrite() {
        if let login, login.state.isEditable { login.showLogOut(nil) }
        notes?.dismissFailedWrite()
    }

    public func showWhatHoldsQuit() { notes?.showWhatHolds() }

    @discardableResult
    public func logOut() -> ScreenTask? {
        if notes != nil, logOutReason == nil {
            beginLogOut(.toLeave)
        } else if notes?.state.hasDraft != true {
            endSession(.toLeave)
        }
        return notes?.writesInFlight
    }

    public var writesInFlight: ScreenTask? {
        .all([notes?.writesInFlight, tasks.writesInFlight])
    }

    private func showNotes(_ session: Session, at place: Place?) {
        let notes = makeNotes(session, place)
        screen = .notes(notes)
        lastPlace = nil
        notes.onEnd { [weak self, weak notes] in
            guard let self, let notes, self.notes === notes, let logOutReason else { return }
            goOn(logOutReason)
        }
        notes.events.subscribe { [weak self, weak notes] event in
            guard let self, let notes, self.notes === notes else { return }
            switch event {
            case .logInRequested where logOutReason != nil: logOutReason = .toLogInAgain
            case .logInRequested: beginLogOut(.toLogInAgain)
            case .logOutConfirmed(let logOut): goOn(logOut)
            }
        }
        notes.load()
        if let link {
            self.link = nil
            follow(link)
        }
    }

    @discardableResult
    private func follow(_ link: NotesLink) -> ScreenTask? {
        if notes == nil { self.link = link }
        return link.noteID.flatMap { notes?.openLink(to: $0) }
    }

    @discardableResult
    private func showLogin(lastPlace: Place? = nil) -> LoginViewModel {
        let login = makeLogin()
        if let lastPlace { login.email = lastPlace.account }
        self.lastPlace = lastPlace
        screen = .login(login)
        login.events.subscribe { [weak self, weak login] event in
            guard let self, let login, self.login === login else { return }
            switch event {
            case .loggedIn(let session): showNotes(session, at: self.lastPlace?.of(session))
            }
        }
        return login
    }

    private func beginLogOut(_ logOut: LogOut) {
        if notes?.beginLogOut(logOut) == true { goOn(logOut) }
    }

    private func goOn(_ logOut: LogOut) {
        // The user may have typed during the wait. This text is saved before the session ends.
        notes?.saveDrafts()
        switch state.logOutStep {
        case .show:
            logOutReason = nil
            notes?.showWhatHolds(logOut)
        case .wait:
            logOutReason = logOut
            notes?.closeQuestion()
        case .end: endSession(logOut)
        case nil: break
        }
    }

    private func endSession(_ logOut: LogOut) {
        let (oldLogin, notes) = (login, notes)
        tasks.cancelReads()
        (logOutReason, link) = (nil, nil)
        let place = logOut == .toLogInAgain ? notes?.state.place : nil
        let login = showLogin(lastPlace: place)
        oldLogin?.stop()
        notes?.stop()
        login.lastSession = tasks.write(
            .logOut, for: self, after: notes?.writesInFlight
        ) { [useCases] () throws(AuthenticationError) in
            try await useCases.logOut.execute(keeping: place)
        } receive: { [weak login] app, result in
            guard case .failure(let error) = result, let login, app.login === login else { return }
            login.showLogOut(error)
        }
    }
}
