/// What the login screen can ask for.
public struct LoginUseCases: Sendable {
    public var logIn: any LogInUseCase

    public init(logIn: any LogInUseCase) {
        self.logIn = logIn
    }
}

extension LoginUseCases {
    package init(repository: any AuthenticationRepository) {
        self.init(logIn: DefaultLogInUseCase(repository: repository))
    }
}
