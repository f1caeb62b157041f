import Domain

/// The accounts behind the gates of a scenario. Whether the credentials are right is found out when
/// the request is answered.
@MainActor
final class GatedLogin: LogInUseCase {
    private let accounts: [Credentials]
    private let requests: Requests

    init(_ accounts: [Credentials], requests: Requests) {
        self.accounts = accounts
        self.requests = requests
    }

    @MainActor func execute(_ credentials: Credentials) async throws(LogInError) -> Session {
        let problems = credentials.problems
        guard problems.isEmpty else { throw .invalid(problems) }
        try await requests.pass("log in \(credentials.email)", or: LogInError.self)
        guard accounts.contains(credentials) else { throw .wrongCredentials }
        return Session(email: credentials.email)
    }
}

extension LogInError: GateError {}
