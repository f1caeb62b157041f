public import Domain

/// Sent by the views, and by the system: one case for each thing that can happen to the app.
public enum AppIntent: Equatable, Sendable {
    /// The app has been opened.
    case started
    case login(LoginIntent)
    case main(MainIntent)
    /// If nobody is logged in, the link is kept until the login.
    case linkOpened(AppLink)
    case logOutTapped
    /// The app quits, or goes to the background, where the system can end it. Saves the typed texts.
    case left
}

/// Sent by effects only: the answers to the reads and writes of the app and its screens.
public enum AppAction: Sendable {
    /// The session that was open when the app last ended; nil if nobody was logged in.
    case sessionResponse(Result<OpenSession?, AuthenticationError>)
    case logOutResponse(Result<Void, AuthenticationError>)
    case login(LoginAction)
    case main(MainAction)
}

/// The app, as MVI: takes ``AppIntent``, holds ``AppState``, emits nothing.
public typealias AppStore = Store<AppReducer>

/// The rules of the app, as MVI: login opens the main screen, logout closes it.
public struct AppReducer: @MainActor Reducer {
    private let useCases: SessionUseCases
    private let login: Child<AppReducer, LoginReducer>
    private let main: Child<AppReducer, MainReducer>

    public enum EffectID: Hashable, Sendable {
        case start
        case logOut
    }

    public init(useCases: SessionUseCases, login: LoginReducer, main: MainReducer) {
        self.useCases = useCases
        self.login = Child(login, at: \.login, action: AppAction.login)
        self.main = Child(main, at: \.main, action: AppAction.main)
    }

    public func reduce(_ state: inout AppState, intent: AppIntent) -> Effect<Self> {
        switch intent {
        case .started:
            state.isStarting = true
            return .read(.start, useCases.get.execute, as: AppAction.sessionResponse)

        case .login(let intent):
            guard !state.isStarting, state.main == nil else { return .none }
            return login.reduce(&state, intent: intent) { receive(&$0, $1) }

        case .main(let intent):
            return main.reduce(&state, intent: intent) { receive(&$0, $1) }

        case .linkOpened(let link):
            guard state.main != nil else {
                state.link = link
                return .none
            }
            return reduce(&state, intent: .main(.linkOpened(link)))

        case .logOutTapped:
            return logOut(&state)

        case .left:
            return reduce(&state, intent: .main(.left))
        }
    }

    public func reduce(_ state: inout AppState, action: AppAction) -> Effect<Self> {
        switch action {
        case .sessionResponse(.success(let found?)):
            return showMain(&state, found.session, at: found.place)

        case .sessionResponse(.success(nil)):
            state.isStarting = false
            return .none

        case .sessionResponse(.failure(let error)):
            state.isStarting = false
            state.login.error = error
            return .none

        case .logOutResponse(.failure(let error)):
            if state.main == nil, state.login.isEditable { state.login.error = error }
            return .none

        case .logOutResponse(.success):
            return .none

        case .login(let action):
            return login.reduce(&state, action: action) { receive(&$0, $1) }

        case .main(let action):
            let effect = main.reduce(&state, action: action) { receive(&$0, $1) }
            return .merge(effect, endSessionWhenWritten(&state))
        }
    }

    private func showMain(
        _ state: inout AppState, _ session: Session, at place: Place?
    ) -> Effect<Self> {
        let link = state.link
        state = AppState(main: MainState(session: session, place: place))
        let loading = reduce(&state, intent: .main(.loadRequested))
        guard let link else { return loading }
        return .merge(loading, reduce(&state, intent: .linkOpened(link)))
    }

    /// Saves the typed texts, and ends the session after all writes have succeeded. While the logout
    /// waits for the writes, a second logout ends the session at once, and the writes go on.
    private func logOut(_ state: inout AppState) -> Effect<Self> {
        guard let main = state.main, !main.isLoggingOut else { return endSession(&state) }
        let saving = reduce(&state, intent: .left)
        state.main?.errorsAtLogOut = main.errors
        return .merge(saving, endSessionWhenWritten(&state))
    }

    /// If a logout waits for writes, and all of them have succeeded, ends the session. If a write has
    /// failed, the user stays logged in and sees the error.
    private func endSessionWhenWritten(_ state: inout AppState) -> Effect<Self> {
        guard let main = state.main, main.isLoggingOut, !main.isWriting else { return .none }
        if let tab = main.tabWithNewError {
            state.main?.errorsAtLogOut = nil
            state.main?.tab = tab
            return .none
        }
        // The user may have typed while the logout waited for writes. This text is saved before the
        // session ends.
        let saving = reduce(&state, intent: .left)
        return state.main?.isWriting == true ? saving : .merge(saving, endSession(&state))
    }

    /// Before the session ends, saves the text that the user typed while the logout waited for writes.
    private func endSession(_ state: inout AppState) -> Effect<Self> {
        let saving = reduce(&state, intent: .left)
        state = AppState()
        return .merge(
            saving, .stop, .write(.logOut, useCases.logOut.execute, as: AppAction.logOutResponse))
    }

    private func receive(_ state: inout AppState, _ event: LoginEvent) -> Effect<Self> {
        switch event {
        case .loggedIn(let session): showMain(&state, session, at: nil)
        }
    }

    private func receive(_ state: inout AppState, _ event: MainEvent) -> Effect<Self> {
        switch event {
        case .logInRequested: logOut(&state)
        }
    }
}
