public import Domain
public import Presentation

extension LoginScenario {
    public static func makeStore(_ useCases: LoginUseCases) -> Screen<LoginScenario> {
        let log = ScreenLog()
        let store = LoginStore(
            LoginState(), reducer: LoginReducer(useCases: useCases), observer: log.add)
        let subscriber = LoginSubscriber(store.events) { [weak store] in store?.state }
        return Screen(
            model: store, state: { State(screen: store.state, events: subscriber.events) },
            log: log, effectsInFlight: { store.effectsInFlight.map(ScreenLog.text).sorted() },
            perform: { store.send($0.intent) })
    }
}

extension LoginScenario.Step {
    public var intent: LoginIntent {
        switch self {
        case .email(let email): .emailChanged(email)
        case .password(let password): .passwordChanged(password)
        case .submit: .submitTapped
        }
    }
}
