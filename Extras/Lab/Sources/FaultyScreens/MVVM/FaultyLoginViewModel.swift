public import Domain
public import Presentation

@MainActor
open class FaultyLoginViewModel: FaultyViewModel<LoginState, LoginUseCases>, LoginScreen {
    package final var logins: [Task<Void, Never>] = []
    private final var onLogin: @MainActor (Session) -> Void = { _ in }

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
