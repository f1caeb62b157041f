/// All that the login screen can ask for. A test or a preview can replace each use case.
public struct LoginUseCases: Sendable {
    public var logIn: any LogInUseCase

    public init(logIn: any LogInUseCase) { self.logIn = logIn }

    package init(repository: any AuthenticationRepository) {
        self.init(logIn: DefaultLogInUseCase(repository: repository))
    }
}

/// Opens a session.
public protocol LogInUseCase: Sendable {
    /// Sends the credentials as `asSent`. Throws `AuthenticationError.invalid` for credentials with
    /// problems, without asking the service.
    func execute(_ credentials: Credentials) async throws(AuthenticationError) -> Session
}

/// Checks the credentials first. Credentials with problems are never sent.
struct DefaultLogInUseCase: LogInUseCase {
    let repository: any AuthenticationRepository

    func execute(_ credentials: Credentials) async throws(AuthenticationError) -> Session {
        let problems = credentials.problems
        guard problems.isEmpty else { throw .invalid(problems) }
        return try await repository.logIn(credentials.asSent)
    }
}
