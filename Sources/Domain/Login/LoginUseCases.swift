/// The use cases of the login screen, handed over as one value.
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
