import Domain
import Presentation
import Scenarios

struct KeepsEffects: FaultyAppReducer {
    let base: AppReducer

    func reduce(_ state: inout AppState, intent: AppIntent) -> Effect<Self> {
        let effect = base.reduce(&state, intent: intent)
        return intent == .logOutTapped ? .none : same(effect)
    }
}

struct RepeatsUserInPath: FaultyAppReducer {
    let base: AppReducer

    func reduce(_ state: inout AppState, action: AppAction) -> Effect<Self> {
        guard case .main(.userChosen(let id)) = action, case .main(var main) = state else {
            return same(base.reduce(&state, action: action))
        }
        main.userPath.append(id)
        state = .main(main)
        return .none
    }
}

struct SharesEffectIDs: Reducer {
    typealias EffectID = String

    let base: AppReducer

    func reduce(_ state: inout AppState, intent: AppIntent) -> Effect<Self> {
        lift(base.reduce(&state, intent: intent))
    }

    func reduce(_ state: inout AppState, action: AppAction) -> Effect<Self> {
        lift(base.reduce(&state, action: action))
    }

    private func lift(_ effect: Effect<AppReducer>) -> Effect<Self> {
        if case .cancelAll? = effect.steps.last { return .cancelAll }
        return effect.map(id: Self.name, action: { $0 })
    }

    private static func name(of id: AppReducer.EffectID) -> String {
        switch id {
        case .login(let id): "\(id)"
        case .main(.items(let id)): "\(id)"
        case .main(.users(let id)): "\(id)"
        case .main(.counter(let id)): "\(id)"
        case .main(.notes(let id)): "\(id)"
        }
    }
}

protocol FaultyAppReducer: FaultyReducer, FaultyScreen where Base == AppReducer {}

extension FaultyAppReducer {
    @MainActor
    static func makeScreen(_ useCases: AppScenario.UseCases) -> Screen<AppScenario> {
        let store = Store(.login(LoginState()), reducer: Self(base: AppReducer(useCases: useCases)))
        return Screen(store) { $0.intent(in: store.state) }
    }
}

extension SharesEffectIDs: FaultyScreen {
    @MainActor
    static func makeScreen(_ useCases: AppScenario.UseCases) -> Screen<AppScenario> {
        let reducer = SharesEffectIDs(base: AppReducer(useCases: useCases))
        let store = Store(.login(LoginState()), reducer: reducer)
        return Screen(store) { $0.intent(in: store.state) }
    }
}

extension AppReducer {
    fileprivate init(useCases: AppScenario.UseCases) {
        self.init(
            login: LoginReducer(useCases: useCases.login),
            main: MainReducer(
                items: ItemsReducer(useCases: useCases.items),
                users: UsersReducer(useCases: useCases.users),
                counter: CounterReducer(useCases: useCases.counter),
                notes: NotesReducer(useCases: useCases.notes.notes, delay: useCases.notes.delay)))
    }
}

extension Fault<AppScenario> {
    static let appMVI = [
        Fault(
            .mvi, KeepsEffects.self, "logging out does not cancel what is in flight",
            """
            The state of the main screen is gone, its effects are not. A view model that is \
            released takes its tasks with it, unless something holds it.
            """, .asEasy),
        Fault(
            .mvi, RepeatsUserInPath.self, "two taps open a user twice",
            """
            Nothing asks whether the user is in front already. A parent view model needs the same \
            guard.
            """, .asEasy),
        Fault(
            .mvi, SharesEffectIDs.self, "two children share the id of an effect",
            """
            The ids are texts that do not name the child, so the load of one tab cancels that of \
            another. Each view model has tasks of its own, which no other can cancel.
            """, .impossible),
    ]
}
