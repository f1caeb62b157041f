public import Domain

/// Sent by the views, and by the system for the user: one for each thing that can happen to the app.
public enum AppIntent: Equatable, Sendable {
    /// The app has been opened.
    case started
    case login(LoginIntent)
    case main(MainIntent)
    /// Waits for a login if nobody is logged in.
    case linkOpened(AppLink)
    case logOutTapped
    /// The app is not in front any more, and may end: what was typed is saved now.
    case left
}

/// Sent by effects only: the answers that come back to the app.
public enum AppAction: Sendable {
    /// The session that was open when the app ended.
    case sessionResponse(Result<OpenSession?, AuthenticationError>)
    case logOutResponse(Result<Void, AuthenticationError>)
    case login(LoginAction)
    case main(MainAction)
    /// The login screen's event, as the app takes it.
    case loggedIn(Session)
    /// The main screen's event, as the app takes it.
    case logInRequested
}

/// The app, as MVI: takes ``AppIntent``, holds ``AppState``, emits nothing.
public typealias AppStore = Store<AppReducer>

/// The rules of the app, as MVI: login opens the main screen, logout closes it.
public struct AppReducer: @MainActor Reducer {
    private let useCases: SessionUseCases
    private let login: LoginReducer
    private let main: MainReducer

    public enum EffectID: Hashable, Sendable {
        case start
        case logOut
        case login(LoginReducer.EffectID)
        case main(MainReducer.EffectID)
    }

    public init(useCases: SessionUseCases, login: LoginReducer, main: MainReducer) {
        self.useCases = useCases
        self.login = login
        self.main = main
    }

    public func reduce(_ state: inout AppState, intent: AppIntent) -> Effect<Self> {
        switch intent {
        case .started:
            state.isStarting = true
            return .read(.start, useCases.get.execute, as: AppAction.sessionResponse)

        case .login(let intent):
            guard !state.isStarting, state.main == nil else { return .none }
            return lift(login.reduce(&state.login, intent: intent))

        case .main(let intent):
            return lift(main.reduce(&state.main, intent: intent))

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
            return lift(login.reduce(&state.login, action: action))

        case .main(let action):
            let effect = lift(main.reduce(&state.main, action: action))
            return .merge(effect, endSessionWhenWritten(&state))

        case .loggedIn(let session):
            // An observer of the login's answer may have logged out before this action had its turn.
            guard state.main == nil, state.login.session == session else { return .none }
            return showMain(&state, session, at: nil)

        case .logInRequested:
            guard state.main != nil else { return .none }
            return logOut(&state)
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

    /// Saves what was typed, and waits for the writes. The second time it does not wait; the writes go on.
    private func logOut(_ state: inout AppState) -> Effect<Self> {
        guard let main = state.main, !main.isLoggingOut else { return endSession(&state) }
        let saving = reduce(&state, intent: .left)
        state.main?.errorsAtLogOut = main.errors
        return .merge(saving, endSessionWhenWritten(&state))
    }

    /// If a write has failed, the user stays and reads why.
    private func endSessionWhenWritten(_ state: inout AppState) -> Effect<Self> {
        guard let main = state.main, main.isLoggingOut, !main.isWriting else { return .none }
        guard let tab = main.tabWithNewError else { return endSession(&state) }
        state.main?.errorsAtLogOut = nil
        state.main?.tab = tab
        return .none
    }

    /// What was typed since the user logged out is saved, too.
    private func endSession(_ state: inout AppState) -> Effect<Self> {
        let saving = reduce(&state, intent: .left)
        state = AppState()
        return .merge(
            saving, .stop, .write(.logOut, useCases.logOut.execute, as: AppAction.logOutResponse))
    }

    private func lift(_ effect: Effect<LoginReducer>) -> Effect<Self> {
        effect.map(id: EffectID.login, action: AppAction.login) { event in
            switch event {
            case .loggedIn(let session): .send(.loggedIn(session))
            }
        }
    }

    private func lift(_ effect: Effect<MainReducer>) -> Effect<Self> {
        effect.map(id: EffectID.main, action: AppAction.main) { event in
            switch event {
            case .logInRequested: .send(.logInRequested)
            }
        }
    }
}
