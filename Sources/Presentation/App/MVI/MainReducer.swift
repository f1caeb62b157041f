/// The rules of the main screen, as MVI: those of its tabs, and what they mean to each other.
public struct MainReducer: Reducer {
    private let items: ItemsReducer
    private let users: UsersReducer
    private let counter: CounterReducer

    public enum EffectID: Hashable, Sendable {
        case items(ItemsReducer.EffectID)
        case users(UsersReducer.EffectID)
        case counter(CounterReducer.EffectID)
    }

    public init(items: ItemsReducer, users: UsersReducer, counter: CounterReducer) {
        self.items = items
        self.users = users
        self.counter = counter
    }

    /// What the main screen does when it opens: it reads everything.
    func opened(_ state: inout MainState) -> Effect<Self> {
        .merge(
            reduce(&state, intent: .items(.loadRequested)),
            reduce(&state, intent: .users(.loadRequested)),
            reduce(&state, intent: .counter(.loadRequested)))
    }

    public func reduce(_ state: inout MainState, intent: MainIntent) -> Effect<Self> {
        switch intent {
        case .items(let intent): return lift(items.reduce(&state.items, intent: intent))
        case .users(let intent): return lift(users.reduce(&state.users, intent: intent))
        case .counter(let intent): return lift(counter.reduce(&state.counter, intent: intent))

        case .tabTapped(let tab):
            state.tab = tab
            return .none

        case .backTapped:
            _ = state.path.popLast()
            return .none
        }
    }

    public func reduce(_ state: inout MainState, action: MainAction) -> Effect<Self> {
        switch action {
        case .items(let action): return lift(items.reduce(&state.items, action: action))
        case .users(let action): return lift(users.reduce(&state.users, action: action))
        case .counter(let action): return lift(counter.reduce(&state.counter, action: action))

        case .userChosen(let id):
            // The second of two taps on a user does not open the user twice.
            if state.path.last != id { state.path.append(id) }
            return .none
        }
    }

    private func lift(_ effect: Effect<ItemsReducer>) -> Effect<Self> {
        effect.map(id: EffectID.items, action: MainAction.items, event: Effect.noEvents)
    }

    private func lift(_ effect: Effect<UsersReducer>) -> Effect<Self> {
        effect.map(id: EffectID.users, action: MainAction.users) { event in
            switch event {
            case .navigate(let id): .send(.userChosen(id))
            }
        }
    }

    private func lift(_ effect: Effect<CounterReducer>) -> Effect<Self> {
        effect.map(id: EffectID.counter, action: MainAction.counter, event: Effect.noEvents)
    }
}
