import Domain

/// The accounts behind requests that a scenario answers.
///
/// Whether the credentials are right is decided when the request is answered. It finds an address in
/// `.invalid` malformed, though the form accepts it.
@MainActor
final class ControlledLogInService: LogInUseCase {
    private let accounts: [Credentials]
    private let requests: Requests

    init(_ accounts: [Credentials], _ requests: Requests) {
        self.accounts = accounts
        self.requests = requests
    }

    @MainActor func execute(_ credentials: Credentials) async throws(LogInError) -> Session {
        return try await requests.result(of: "log in \(credentials.email)") {
            () throws(LogInError) in
            guard !credentials.email.hasSuffix(".invalid") else {
                throw .invalid([.emailMalformed])
            }
            guard accounts.contains(credentials) else { throw .wrongCredentials }
            return Session(email: credentials.email)
        }
    }
}
