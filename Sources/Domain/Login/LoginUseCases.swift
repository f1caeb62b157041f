/// The use cases of the login screen, handed over as one value.
public struct LoginUseCases: Sendable {
    public var logIn: any LogInUseCase

    public init(logIn: any LogInUseCase) {
        self.logIn = logIn
    }

    package init(repository: any AuthenticationRepository) {
        self.init(logIn: DefaultLogInUseCase(repository: repository))
    }
}

/// Opens a session.
public protocol LogInUseCase: Sendable {
    /// Credentials with problems throw `AuthenticationError.invalid`; the service is not asked then.
    func execute(_ credentials: Credentials) async throws(AuthenticationError) -> Session
}

/// Checks the credentials first. Those that can't be right are never sent.
struct DefaultLogInUseCase: LogInUseCase {
    let repository: any AuthenticationRepository

    func execute(_ credentials: Credentials) async throws(AuthenticationError) -> Session {
        let problems = credentials.problems
        guard problems.isEmpty else { throw .invalid(problems) }
        return try await repository.logIn(credentials)
    }
}
