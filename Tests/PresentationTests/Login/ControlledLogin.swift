import Domain

/// The login screen's use cases, answered by the test.
@MainActor
final class ControlledLogin: LogInUseCase {
    let logIns = ControlledCalls<Result<Session, AuthenticationError>>()
    private(set) var credentials: [Credentials] = []

    var useCases: LoginUseCases { LoginUseCases(logIn: self) }

    @MainActor func execute(_ credentials: Credentials) async throws(AuthenticationError) -> Session
    {
        self.credentials.append(credentials)
        return try await logIns.call().get()
    }
}
