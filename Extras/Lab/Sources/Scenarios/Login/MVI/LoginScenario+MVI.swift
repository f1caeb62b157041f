public import Domain
public import Presentation

extension LoginScenario: MVIFeature {
    public static func makeStore(_ useCases: LoginUseCases) -> Screen<LoginScenario> {
        let store = LoginStore(LoginState(), reducer: LoginReducer(useCases: useCases))
        return Screen(store) { $0.intent }
    }
}

extension LoginScenario.Step {
    /// The intent that a store gets for this step.
    public var intent: LoginIntent {
        switch self {
        case .email(let email): .emailChanged(email)
        case .password(let password): .passwordChanged(Password(password))
        case .submit: .submitTapped
        }
    }
}
