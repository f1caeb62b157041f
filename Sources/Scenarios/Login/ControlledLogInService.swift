import Domain

/// The accounts behind requests that a scenario answers.
///
/// Whether the credentials are right is decided when the request is answered.
@MainActor
final class ControlledLogInService: LogInUseCase {
    private let accounts: [Credentials]
    private let requests: Requests

    init(_ accounts: [Credentials], _ requests: Requests) {
        self.accounts = accounts
        self.requests = requests
    }

    @MainActor func execute(_ credentials: Credentials) async throws(LogInError) -> Session {
        let problems = credentials.problems
        guard problems.isEmpty else { throw .invalid(problems) }
        try await requests.success(of: "log in \(credentials.email)", or: LogInError.self)
        guard accounts.contains(credentials) else { throw .wrongCredentials }
        return Session(email: credentials.email)
    }
}

extension LogInError: ControlledError {}
