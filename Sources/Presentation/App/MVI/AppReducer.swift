public import Domain

/// What the user, a view or the parent asks of the app. Its parent is the system.
public enum AppIntent: Codable, Equatable, Sendable, RootIntent {
    /// Ignored if the user has already done something.
    case started
    case login(LoginIntent)
    case main(MainIntent)
    /// If nobody is logged in, the link waits for the login.
    case linkOpened(AppLink)
    case logOutTapped
    case failedWriteSeen
    /// The app does not quit. Selects the tab with the error of a failed write, or with a draft.
    case quitHeld

    public static func link(_ text: String) throws(AppLinkError) -> AppIntent {
        .linkOpened(try AppLink(text))
    }
}

/// Sent by effects only: the answers to the reads and writes of the app and its screens.
public enum AppAction: Codable, Sendable {
    /// The session that was open when the app last ended; nil if nobody was logged in.
    case sessionResponse(OpenSession?)
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
        case start, logOut
    }

    public init(useCases: SessionUseCases, login: LoginReducer, main: MainReducer) {
        self.useCases = useCases
        self.login = Child(login, at: \.login, action: AppAction.login)
        self.main = Child(main, at: \.main, action: AppAction.main)
    }

    public func reduce(_ state: inout AppState, intent: AppIntent) -> Effect<Self> {
        switch intent {
        case .started:
            guard state == AppState(link: state.link) else { return .none }
            state.isStarting = true
            return .read(.start, useCases.get.execute) { .sessionResponse($0.get()) }

        case .login(let intent):
            guard !state.isStarting, state.main == nil else { return .none }
            return login.reduce(&state, intent: intent) { receive(&$0, $1) }

        case .main(let intent):
            return main.reduce(&state, intent: intent) { endSession(&$0, $1) }

        case .linkOpened(let link):
            if state.main != nil { return reduce(&state, intent: .main(.linkOpened(link))) }
            state.link = link
            return .none

        case .logOutTapped:
            guard let main = state.main, !main.canLogOutAtOnce else {
                return endSession(&state, .toLeave)
            }
            return reduce(&state, intent: .main(.logOutRequested(.toLeave)))

        case .failedWriteSeen:
            if state.login.isEditable { state.login.logOutError = nil }
            return reduce(&state, intent: .main(.failedWriteSeen))

        case .quitHeld:
            if let tab = state.main?.tabThatHoldsQuit { state.main?.tab = tab }
            return .none
        }
    }

    public func reduce(_ state: inout AppState, action: AppAction) -> Effect<Self> {
        switch action {
        case .sessionResponse(let found):
            if case .success(let session) = found?.session {
                return showMain(&state, MainState(session: session, place: found?.place))
            }
            let lastMain = found?.place.map { MainState(at: $0) }
            state = AppState(link: state.link, lastMain: lastMain)
            if case .failure(let error) = found?.session { state.login.error = error }
            return .none

        case .logOutResponse(let result):
            if case .failure(let error) = result, state.main == nil {
                state.login.logOutError = error
            }
            return .none

        case .login(let action):
            return login.reduce(&state, action: action) { receive(&$0, $1) }

        case .main(let action):
            return main.reduce(&state, action: action) { endSession(&$0, $1) }
        }
    }

    private func showMain(_ state: inout AppState, _ main: MainState) -> Effect<Self> {
        let link = state.link
        state = AppState(main: main)
        let loading = reduce(&state, intent: .main(.loadRequested))
        guard let link else { return loading }
        return .merge(loading, reduce(&state, intent: .linkOpened(link)))
    }

    private func endSession(_ state: inout AppState, _ logOut: LogOut) -> Effect<Self> {
        let last = logOut == .toLogInAgain ? state.main?.forNextLogin : nil
        state = AppState(lastMain: last)
        let end: Effect<Self> = .write(.logOut) { [useCases] () throws(AuthenticationError) in
            try await useCases.logOut.execute(keeping: last?.place)
        } as: {
            .logOutResponse($0)
        }
        return .merge(.abandon, end.afterWrites)
    }

    private func receive(_ state: inout AppState, _ event: LoginEvent) -> Effect<Self> {
        switch event {
        case .loggedIn(let session):
            showMain(&state, state.main(for: session))
        }
    }
}

extension Store: @MainActor AppScreen where R == AppReducer {
    public func openLink(_ link: AppLink) -> ScreenTask? { send(.linkOpened(link)) }
}
