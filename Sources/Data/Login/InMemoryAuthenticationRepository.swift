package import Domain

/// Accounts for previews, tests, demos and apps without a server. The passwords are plain text in memory.
package actor InMemoryAuthenticationRepository: AuthenticationRepository {
    private let accounts: [Credentials]
    private let conditions: StubConditions
    private var open: Session?

    /// By default, each login is answered at once. `conditions` can delay the logins or make them fail.
    package init(accounts: [Credentials], conditions: StubConditions = StubConditions()) {
        self.accounts = accounts
        self.conditions = conditions
    }

    package func logIn(_ credentials: Credentials) async throws(AuthenticationError) -> Session {
        try await conditions.pass(throwing: AuthenticationError.self)
        guard accounts.contains(credentials) else { throw .wrongCredentials }
        let session = Session(email: credentials.email)
        open = session
        return session
    }

    package func session() async throws(AuthenticationError) -> Session? {
        if Task.isCancelled { throw .cancelled }
        return open
    }

    package func logOut() async throws(AuthenticationError) {
        if Task.isCancelled { throw .cancelled }
        open = nil
    }
}
