public import Domain
public import Observation
package import Presentation

@MainActor @Observable
open class FaultyLoginViewModel: LoginScreen {
    package final var state = LoginState()
    @ObservationIgnored package final var logins: [Task<Void, Never>] = []
    @ObservationIgnored private final var onLogin: @MainActor (Session) -> Void = { _ in }
    package final let useCases: LoginUseCases

    public init(useCases: LoginUseCases) { self.useCases = useCases }

    open func submit() {}

    package final func show(_ answer: Result<Session, AuthenticationError>) {
        state.show(answer)
        if case .success(let session) = answer { onLogin(session) }
    }

    package final func subscribe(_ onLogin: @escaping @MainActor (Session) -> Void) {
        self.onLogin = onLogin
    }

    deinit {
        for login in logins { login.cancel() }
    }
}
