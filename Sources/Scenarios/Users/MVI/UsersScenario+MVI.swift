public import Domain
public import Presentation

extension UsersScenario {
    public static func makeStore(_ useCases: UsersUseCases) -> Screen<UsersScenario> {
        let log = ScreenLog()
        let store = UsersStore(
            UsersState(), reducer: UsersReducer(useCases: useCases), observer: log.add)
        let subscriber = UsersSubscriber(store.events)
        return Screen(
            model: store,
            state: { State(screen: store.state, navigations: subscriber.navigations) }, log: log,
            effectsInFlight: { store.effectsInFlight.map(ScreenLog.text).sorted() },
            perform: { $0.intent(in: store.state).flatMap(store.send) })
    }
}

extension UsersScenario.Step {
    public func intent(in state: UsersState) -> UsersIntent? {
        switch self {
        case .load: .loadRequested
        case .search(let query): .queryChanged(query)
        case .select(let id): .userTapped(id)
        case .clearError(let message):
            UserError.named(message, or: state.error).map(UsersIntent.errorDismissed)
        }
    }
}
