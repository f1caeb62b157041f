import Domain
import Presentation
import Scenarios

struct EditsWhileSubmitting: FaultyLoginReducer {
    let base: LoginReducer

    func reduce(_ state: inout LoginState, intent: LoginIntent) -> Effect<Self> {
        if case .emailChanged(let email) = intent, state.isSubmitting {
            state.credentials.email = email
        }
        return same(base.reduce(&state, intent: intent))
    }
}

struct KeepsPasswordReducer: FaultyLoginReducer {
    let base: LoginReducer

    func reduce(_ state: inout LoginState, action: LoginAction) -> Effect<Self> {
        let password = state.credentials.password
        let effect = base.reduce(&state, action: action)
        state.credentials.password = password
        return same(effect)
    }
}

protocol FaultyLoginReducer: FaultyReducer, FaultyScreen where Base == LoginReducer {}

extension FaultyLoginReducer {
    @MainActor
    static func makeScreen(_ useCases: LoginUseCases) -> Screen<LoginScenario> {
        let store = Store(LoginState(), reducer: Self(base: LoginReducer(useCases: useCases)))
        let subscriber = LoginSubscriber(store.events) { [weak store] in store?.state }
        return Screen(
            model: store, state: { .init(screen: store.state, events: subscriber.events) },
            perform: { store.send($0.intent) })
    }
}

extension Fault<LoginScenario> {
    static let loginMVI = [
        Fault(
            .mvi, EditsWhileSubmitting.self, "the email can be edited while a login is in flight",
            """
            The form then shows another address than the one that was sent. In a view model each \
            field's setter needs the guard.
            """, .asEasy),
        Fault(
            .mvi, KeepsPasswordReducer.self, "the password stays after a login",
            """
            The state keeps the password though nothing needs it any more. A view model can forget \
            to clear it, too.
            """, .asEasy),
    ]
}
