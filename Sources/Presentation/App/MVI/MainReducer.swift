public import Domain

/// Sent by the views of the main screen; most wrap an intent of one of its tabs.
public enum MainIntent: Equatable, Sendable {
    /// The screen opens.
    case loadRequested
    case items(ItemsIntent)
    case users(UsersIntent)
    case counter(CounterIntent)
    case notes(NotesIntent)
    case tabTapped(MainTab)
    case closeUserTapped
    case linkOpened(AppLink)
    /// The user leaves the app, or logs out: what was typed is saved now.
    case left
}

/// Sent by effects only: the answers that come back to the main screen and its tabs.
public enum MainAction: Sendable {
    case items(ItemsAction)
    case users(UsersAction)
    case counter(CounterAction)
    case notes(NotesAction)
    /// The users screen's event, as the main screen takes it.
    case userSelected(User.ID)
}

/// The rules of the main screen, as MVI: those of its tabs, and what they mean to each other.
public struct MainReducer: @MainActor Reducer {
    public typealias Event = MainEvent

    private let items: ItemsReducer
    private let users: UsersReducer
    private let counter: CounterReducer
    private let notes: NotesReducer

    public enum EffectID: Hashable, Sendable {
        case items(ItemsReducer.EffectID)
        case users(UsersReducer.EffectID)
        case counter(CounterReducer.EffectID)
        case notes(NotesReducer.EffectID)
    }

    public init(
        items: ItemsReducer, users: UsersReducer, counter: CounterReducer, notes: NotesReducer
    ) {
        self.items = items
        self.users = users
        self.counter = counter
        self.notes = notes
    }

    public func reduce(_ state: inout MainState, intent: MainIntent) -> Effect<Self> {
        switch intent {
        case .loadRequested:
            return .merge(
                reduce(&state, intent: .items(.loadRequested)),
                reduce(&state, intent: .users(.loadRequested)),
                reduce(&state, intent: .counter(.loadRequested)),
                reduce(&state, intent: .notes(.loadRequested)))

        case .items(let intent): return lift(items.reduce(&state.items, intent: intent))
        case .users(let intent): return lift(users.reduce(&state.users, intent: intent))
        case .counter(let intent): return lift(counter.reduce(&state.counter, intent: intent))
        case .notes(let intent): return lift(notes.reduce(&state.notes, intent: intent))

        case .tabTapped(let tab):
            state.tab = tab
            return .none

        case .closeUserTapped:
            state.userPath.close(shown: state.shownUserIDs)
            return .none

        case .linkOpened(let link):
            state.tab = link.tab
            guard let id = link.id else { return .none }
            switch link.tab {
            case .items: return reduce(&state, intent: .items(.linkOpened(id)))
            case .users:
                state.userPath = UserPath(ids: [id])
                return reduce(&state, intent: .users(.linkOpened(id)))
            case .counter: return .none
            case .notes: return reduce(&state, intent: .notes(.linkOpened(id)))
            }

        case .left:
            return reduce(&state, intent: .notes(.left))
        }
    }

    public func reduce(_ state: inout MainState, action: MainAction) -> Effect<Self> {
        switch action {
        case .items(let action): return lift(items.reduce(&state.items, action: action))
        case .users(let action): return lift(users.reduce(&state.users, action: action))
        case .counter(let action): return lift(counter.reduce(&state.counter, action: action))
        case .notes(let action): return lift(notes.reduce(&state.notes, action: action))

        case .userSelected(let id):
            state.userPath.select(id)
            return .none
        }
    }

    private func lift(_ effect: Effect<ItemsReducer>) -> Effect<Self> {
        effect.map(id: EffectID.items, action: MainAction.items)
    }

    private func lift(_ effect: Effect<UsersReducer>) -> Effect<Self> {
        effect.map(id: EffectID.users, action: MainAction.users) { event in
            switch event {
            case .userSelected(let id): .send(.userSelected(id))
            }
        }
    }

    private func lift(_ effect: Effect<CounterReducer>) -> Effect<Self> {
        effect.map(id: EffectID.counter, action: MainAction.counter)
    }

    private func lift(_ effect: Effect<NotesReducer>) -> Effect<Self> {
        effect.map(id: EffectID.notes, action: MainAction.notes) { event in
            switch event {
            case .logInRequested: .emit(.logInRequested)
            }
        }
    }
}
