import Domain
import Presentation
import Scenarios

struct SpinsAfterFailureReducer: FaultyReducer {
    let base: UsersReducer

    func reduce(_ state: inout UsersState, action: UsersAction) -> Effect<Self> {
        let effect = base.reduce(&state, action: action)
        if case .loadResponse(.failure) = action { state.isLoading = true }
        return same(effect)
    }
}

struct KeepsTheRoute: Reducer {
    typealias Event = UsersEvent
    typealias EffectID = UsersReducer.EffectID

    struct State: Equatable, Sendable {
        var users = UsersState()
        var route: User.ID?
    }

    let base: UsersReducer

    func reduce(_ state: inout State, intent: UsersIntent) -> Effect<Self> {
        navigate(&state, after: base.reduce(&state.users, intent: intent))
    }

    func reduce(_ state: inout State, action: UsersAction) -> Effect<Self> {
        navigate(&state, after: base.reduce(&state.users, action: action))
    }

    private func navigate(
        _ state: inout State, after effect: Effect<UsersReducer>
    ) -> Effect<Self> {
        let effect: Effect<Self> = effect.map(id: { $0 }, action: { $0 }) { event in
            switch event {
            case .navigate(let id): state.route = id
            }
            return .none
        }
        guard let route = state.route else { return effect }
        return .merge(effect, .emit(.navigate(route)))
    }
}

extension SpinsAfterFailureReducer: FaultyScreen {
    @MainActor
    static func makeScreen(_ useCases: UsersUseCases) -> Screen<UsersScenario> {
        let reducer = SpinsAfterFailureReducer(base: UsersReducer(useCases: useCases))
        return UsersScenario.makeScreen(Store(UsersState(), reducer: reducer)) { $0 }
    }
}

extension KeepsTheRoute: FaultyScreen {
    @MainActor
    static func makeScreen(_ useCases: UsersUseCases) -> Screen<UsersScenario> {
        let reducer = KeepsTheRoute(base: UsersReducer(useCases: useCases))
        return UsersScenario.makeScreen(Store(State(), reducer: reducer)) { $0.users }
    }
}

extension UsersScenario {
    fileprivate static func makeScreen<R: Reducer>(
        _ store: Store<R>, users: @escaping (R.State) -> UsersState
    ) -> Screen<UsersScenario> where R.Intent == UsersIntent, R.Event == UsersEvent {
        let subscriber = UsersSubscriber(store.events)
        return Screen(
            model: store,
            state: { State(screen: users(store.state), navigations: subscriber.navigations) },
            perform: { $0.intent(in: users(store.state)).flatMap(store.send) })
    }
}

extension Fault<UsersScenario> {
    static let usersMVI = [
        Fault(
            .mvi, SpinsAfterFailureReducer.self, "a load that fails leaves the spinner on",
            """
            The spinner ends where the users are shown, which a failure does not reach. A view \
            model can forget it in the same way.
            """, .asEasy),
        Fault(
            .mvi, KeepsTheRoute.self, "the route is a field that is never reset",
            """
            Where to navigate is a part of the state, so each later change navigates there again. \
            A published property of a view model does the same; an event comes once.
            """, .asEasy),
    ]
}
