/// The rules of the main screen, as MVI: those of its tabs, and what they mean to each other.
public struct MainReducer: Reducer {
    private let items: ItemsReducer
    private let users: UsersReducer
    private let counter: CounterReducer

    public init(items: ItemsReducer, users: UsersReducer, counter: CounterReducer) {
        self.items = items
        self.users = users
        self.counter = counter
    }

    /// What the main screen does when it opens: it asks for everything.
    func opened(_ state: inout MainState) -> Effect<MainAction, Never> {
        .merge(
            reduce(&state, intent: .items(.loadRequested)),
            reduce(&state, intent: .users(.loadRequested)),
            reduce(&state, intent: .counter(.loadRequested)))
    }

    public func reduce(_ state: inout MainState, intent: MainIntent) -> Effect<MainAction, Never> {
        switch intent {
        case .items(let intent):
            return lift(items.reduce(&state.items, intent: intent))

        case .users(let intent):
            return lift(users.reduce(&state.users, intent: intent))

        case .counter(let intent):
            return lift(counter.reduce(&state.counter, intent: intent))

        case .tabTapped(let tab):
            state.tab = tab
            return .none

        case .backTapped:
            _ = state.path.popLast()
            return .none
        }
    }

    public func reduce(_ state: inout MainState, action: MainAction) -> Effect<MainAction, Never> {
        switch action {
        case .items(let action):
            return lift(items.reduce(&state.items, action: action))

        case .users(let action):
            return lift(users.reduce(&state.users, action: action))

        case .counter(let action):
            return lift(counter.reduce(&state.counter, action: action))

        case .userChosen(let id):
            guard state.path.last != id else { return .none }
            state.path.append(id)
            return .none
        }
    }

    private func lift(_ effect: Effect<ItemsAction, Never>) -> Effect<MainAction, Never> {
        effect.map(in: MainTab.items, action: MainAction.items)
    }

    private func lift(_ effect: Effect<UsersAction, UsersEvent>) -> Effect<MainAction, Never> {
        effect.map(in: MainTab.users, action: MainAction.users) { event in
            switch event {
            case .navigate(let id): .send(.userChosen(id))
            }
        }
    }

    private func lift(_ effect: Effect<CounterAction, Never>) -> Effect<MainAction, Never> {
        effect.map(in: MainTab.counter, action: MainAction.counter)
    }
}
