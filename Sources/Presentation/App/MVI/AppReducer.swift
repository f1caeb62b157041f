/// The app, as MVI: takes ``AppIntent``, holds ``AppState``, emits nothing.
public typealias AppStore = Store<AppReducer>

/// The rules of the app, as MVI: login opens the main screen, logout closes it.
public struct AppReducer: Reducer {
    private let login: LoginReducer
    private let main: MainReducer

    private enum Scope: Hashable {
        case login
        case main
    }

    public init(login: LoginReducer, main: MainReducer) {
        self.login = login
        self.main = main
    }

    public func reduce(_ state: inout AppState, intent: AppIntent) -> Effect<AppAction, Never> {
        switch intent {
        case .login(let intent):
            return state.changeLogin { lift(login.reduce(&$0, intent: intent)) }

        case .main(let intent):
            return state.changeMain { lift(main.reduce(&$0, intent: intent)) }

        case .logOutTapped:
            state = .login(LoginState())
            return .merge(.cancel(id: Scope.login), .cancel(id: Scope.main))
        }
    }

    public func reduce(_ state: inout AppState, action: AppAction) -> Effect<AppAction, Never> {
        switch action {
        case .login(let action):
            return state.changeLogin { lift(login.reduce(&$0, action: action)) }

        case .main(let action):
            return state.changeMain { lift(main.reduce(&$0, action: action)) }

        case .loggedIn(let session):
            state = .main(MainState(session: session))
            return state.changeMain { lift(main.opened(&$0)) }
        }
    }

    private func lift(_ effect: Effect<LoginAction, LoginEvent>) -> Effect<AppAction, Never> {
        effect.map(in: Scope.login, action: AppAction.login) { event in
            switch event {
            case .loggedIn(let session): .send(.loggedIn(session))
            }
        }
    }

    private func lift(_ effect: Effect<MainAction, Never>) -> Effect<AppAction, Never> {
        effect.map(in: Scope.main, action: AppAction.main)
    }
}

extension AppState {
    /// Changes the login screen in place; does nothing if another one is shown.
    fileprivate mutating func changeLogin(
        _ change: (inout LoginState) -> Effect<AppAction, Never>
    ) -> Effect<AppAction, Never> {
        guard case .login(var login) = self else { return .none }
        defer { self = .login(login) }
        return change(&login)
    }

    /// Changes the main screen in place; does nothing if another one is shown.
    fileprivate mutating func changeMain(
        _ change: (inout MainState) -> Effect<AppAction, Never>
    ) -> Effect<AppAction, Never> {
        guard case .main(var main) = self else { return .none }
        // With another state in its stead meanwhile, its arrays have one owner and are not copied.
        self = .login(LoginState())
        defer { self = .main(main) }
        return change(&main)
    }
}
