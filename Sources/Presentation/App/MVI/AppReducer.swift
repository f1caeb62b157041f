/// The app, as MVI: takes ``AppIntent``, holds ``AppState``, emits nothing.
public typealias AppStore = Store<AppReducer>

/// The rules of the app, as MVI: login opens the main screen, logout closes it.
public struct AppReducer: Reducer {
    private let login: LoginReducer
    private let main: MainReducer

    public enum EffectID: Hashable, Sendable {
        case login(LoginReducer.EffectID)
        case main(MainReducer.EffectID)
    }

    public init(login: LoginReducer, main: MainReducer) {
        self.login = login
        self.main = main
    }

    public func reduce(_ state: inout AppState, intent: AppIntent) -> Effect<Self> {
        switch intent {
        case .login(let intent):
            return state.changeLogin { lift(login.reduce(&$0, intent: intent)) }

        case .main(let intent):
            return state.changeMain { lift(main.reduce(&$0, intent: intent)) }

        case .logOutTapped:
            return logOut(&state)
        }
    }

    public func reduce(_ state: inout AppState, action: AppAction) -> Effect<Self> {
        switch action {
        case .login(let action):
            return state.changeLogin { lift(login.reduce(&$0, action: action)) }

        case .main(let action):
            return state.changeMain { lift(main.reduce(&$0, action: action)) }

        case .loggedIn(let session):
            // An observer of the login's answer may have logged out before this action had its turn.
            guard case .login(let login) = state, login.session == session else { return .none }
            state = .main(MainState(session: session))
            return state.changeMain { lift(main.opened(&$0)) }

        case .logInRequested:
            guard case .main = state else { return .none }
            return logOut(&state)
        }
    }

    /// What the user has typed is saved; the rest is cancelled.
    private func logOut(_ state: inout AppState) -> Effect<Self> {
        let closing = state.changeMain { lift(main.closing(&$0)) }
        state = .login(LoginState())
        return .merge(closing, .cancelAll)
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

extension AppState {
    /// Changes the login screen in place; does nothing if another one is shown.
    fileprivate mutating func changeLogin(
        _ change: (inout LoginState) -> Effect<AppReducer>
    ) -> Effect<AppReducer> {
        guard case .login(var login) = self else { return .none }
        defer { self = .login(login) }
        return change(&login)
    }

    /// Changes the main screen in place; does nothing if another one is shown.
    fileprivate mutating func changeMain(
        _ change: (inout MainState) -> Effect<AppReducer>
    ) -> Effect<AppReducer> {
        guard case .main(var main) = self else { return .none }
        // With another state in its stead meanwhile, its arrays have one owner and are not copied.
        self = .login(LoginState())
        defer { self = .main(main) }
        return change(&main)
    }
}
