import Domain
import Presentation

extension LoginViewModel: LoginScreen {
    func type(email: String) { self.email = email }
    func type(password: Password) { self.password = password }
}
