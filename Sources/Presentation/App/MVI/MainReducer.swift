import Domain

/// What the user, a view or the parent asks of the main screen. A case with the name of a part wraps an
/// intent of this part.
public enum MainIntent: Codable, Equatable, Sendable {
    /// The main screen opens, and all parts load.
    case loadRequested
    case items(ItemsIntent)
    case users(UsersIntent)
    case counter(CounterIntent)
    case tabTapped(MainTab)
    case linkOpened(AppLink)
    /// The user quits. If the error of a failed write is on the screen, it is dismissed, because the user
    /// has seen it.
    case failedWriteSeen
    /// The user wants to log out. The session ends when everything is saved. While a logout waits, shows a
    /// form with a draft.
    case logOutRequested(LogOut)
}

/// Sent by effects only: the answers to the reads and writes of the parts.
public enum MainAction: Codable, Sendable {
    case items(ItemsAction)
    case users(UsersAction)
    case counter(CounterAction)
}

/// The rules of the main screen, as MVI. It composes the reducers of its parts.
public struct MainReducer: @MainActor Reducer {
    /// Emitted when all is saved: the session can end.
    public typealias Event = LogOut

    private let items: Child<MainReducer, ItemsReducer>
    private let users: Child<MainReducer, UsersReducer>
    private let counter: Child<MainReducer, CounterReducer>

    public init(
        items: ItemsReducer,
        users: UsersReducer,
        counter: CounterReducer,
    ) {
        self.items = Child(items, at: \.items, action: MainAction.items)
        self.users = Child(users, at: \.users, action: MainAction.users)
        self.counter = Child(counter, at: \.counter, action: MainAction.counter)
    }

    public func reduce(_ state: inout MainState, intent: MainIntent) -> Effect<Self> {
        switch intent {
        case .loadRequested:
            return .merge(MainTab.allCases.map { reduce(&state, intent: load($0)) })

        case .items(let intent): return items.reduce(&state, intent: intent, onEvent: never)
        case .users(let intent): return users.reduce(&state, intent: intent, onEvent: never)
        case .counter(let intent): return counter.reduce(&state, intent: intent, onEvent: never)

        case .tabTapped(let tab): state.tab = tab

        case .linkOpened(let link):
            state.tab = link.tab
            guard let id = link.id else { return .none }
            switch link.tab {
            case .items: return reduce(&state, intent: .items(.linkOpened(id)))
            case .users: return reduce(&state, intent: .users(.linkOpened(id)))
            case .counter: return .none
            }

        case .failedWriteSeen: state.dismissFailedWrite()

        case .logOutRequested(let logOut):
            guard !state.isLoggingOut else {
                switch logOut {
                case .toLeave: state.tab = state.tabWithDraft ?? state.tab
                case .toLogInAgain: state.logOut = logOut
                }
                return .none
            }
            if state.isErrorRead(by: logOut) { state.dismissFailedWrite() }
            return goOn(&state, logOut)
        }
        return .none
    }

    public func reduce(_ state: inout MainState, action: MainAction) -> Effect<Self> {
        let answered = answer(&state, action)
        guard let logOut = state.logOut else { return answered }
        return .merge(answered, goOn(&state, logOut))
    }

    private func answer(_ state: inout MainState, _ action: MainAction) -> Effect<Self> {
        switch action {
        case .items(let action): return items.reduce(&state, action: action, onEvent: never)
        case .users(let action): return users.reduce(&state, action: action, onEvent: never)
        case .counter(let action): return counter.reduce(&state, action: action, onEvent: never)
        }
    }

    /// The intent that a tab gets when the main screen opens.
    private func load(_ tab: MainTab) -> MainIntent {
        switch tab {
        case .items: .items(.loadRequested)
        case .users: .users(.loadRequested)
        case .counter: .counter(.loadRequested)
        }
    }

    /// Ends the logout when all writes have succeeded. If a write has failed, the logout is called off: the user
    /// stays logged in and sees the error.
    private func goOn(_ state: inout MainState, _ logOut: LogOut) -> Effect<Self> {
        switch state.logOutStep(logOut) {
        case .show(let tab):
            state.logOut = nil
            state.tab = tab
        case .wait:
            state.logOut = logOut
        case .end:
            return .emit(logOut)
        }
        return .none
    }
}
