public import Domain

/// Sent by the views, and by the system for the user: one for each thing that can happen to the app.
public enum AppIntent: Equatable, Sendable {
    /// The app has been opened.
    case started
    case login(LoginIntent)
    case main(MainIntent)
    case logOutTapped
    /// Waits for a login if nobody is logged in.
    case linkOpened(AppLink)
    /// The app is not in front any more, and may end: what was typed is saved now.
    case leftForeground
}

/// Sent by effects only: the answers that come back to the app.
public enum AppAction: Sendable {
    /// The session that was open when the app ended.
    case sessionResponse(Result<Session?, AuthenticationError>)
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
            return changeMain(&state) { main.reduce(&$0, intent: intent) }

        case .logOutTapped:
            return logOut(&state)

        case .linkOpened(let link):
            guard state.main == nil else {
                return changeMain(&state) { main.reduce(&$0, intent: .linkOpened(link)) }
            }
            state.link = link
            return .none

        case .leftForeground:
            return changeMain(&state) { main.closing(&$0) }
        }
    }

    public func reduce(_ state: inout AppState, action: AppAction) -> Effect<Self> {
        switch action {
        case .sessionResponse(.success(let session?)):
            return open(session, &state)

        case .sessionResponse(.success(nil)):
            state.isStarting = false
            state.restored = nil
            return .none

        case .sessionResponse(.failure(let error)), .logOutResponse(.failure(let error)):
            state.isStarting = false
            state.restored = nil
            if state.main == nil, state.login.isEditable { state.login.error = error }
            return .none

        case .logOutResponse(.success):
            return .none

        case .login(let action):
            return lift(login.reduce(&state.login, action: action))

        case .main(let action):
            let effect = changeMain(&state) { main.reduce(&$0, action: action) }
            return .merge(effect, closeWhenWritten(&state))

        case .loggedIn(let session):
            // An observer of the login's answer may have logged out before this action had its turn.
            guard state.main == nil, state.login.session == session else { return .none }
            return open(session, &state)

        case .logInRequested:
            guard state.main != nil else { return .none }
            return logOut(&state)
        }
    }

    /// Saves what was typed, and closes the main screen when all is written. The second time it does not
    /// wait for the writes, which go on.
    private func logOut(_ state: inout AppState) -> Effect<Self> {
        guard state.main?.isLeaving == false else { return close(&state) }
        let saving = changeMain(&state) { main.closing(&$0) }
        guard let main = state.main, main.isWriting else { return close(&state) }
        state.main?.errorsAtLogOut = main.errors
        return saving
    }

    /// If a write has failed, the user stays and reads why.
    private func closeWhenWritten(_ state: inout AppState) -> Effect<Self> {
        guard let main = state.main, main.isLeaving, !main.isWriting else { return .none }
        guard let tab = main.tabWithNewError else { return close(&state) }
        state.main?.errorsAtLogOut = nil
        state.main?.tab = tab
        return .none
    }

    private func open(_ session: Session, _ state: inout AppState) -> Effect<Self> {
        let (place, link) = (state.restored?.visible(to: session), state.link)
        state = AppState(main: MainState(session: session, place: place))
        let loading = changeMain(&state) { main.opened(&$0) }
        guard let link else { return loading }
        return .merge(loading, changeMain(&state) { main.reduce(&$0, intent: .linkOpened(link)) })
    }

    /// Texts that were typed since the user logged out are saved, too.
    private func close(_ state: inout AppState) -> Effect<Self> {
        let saving = changeMain(&state) { main.closing(&$0) }
        state = AppState()
        return .merge(
            saving, .stop, .write(.logOut, useCases.logOut.execute, as: AppAction.logOutResponse))
    }

    /// Changes the main screen in place; does nothing if there is none.
    private func changeMain(
        _ state: inout AppState, _ change: (inout MainState) -> Effect<MainReducer>
    ) -> Effect<Self> {
        state.main?.apply { lift(change(&$0)) } ?? .none
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

extension MainState {
    fileprivate mutating func apply<Result>(_ change: (inout MainState) -> Result) -> Result {
        change(&self)
    }
}
