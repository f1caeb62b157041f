import Domain
import Presentation

extension LoginStore: LoginScreen {
    func type(email: String) { send(.emailChanged(email)) }
    func type(password: Password) { send(.passwordChanged(password)) }
    func submit() -> ScreenTask? { send(.submitTapped) }
}
