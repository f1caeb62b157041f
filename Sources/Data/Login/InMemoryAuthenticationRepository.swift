package import Domain

/// Accounts for previews, tests and demos. No password is kept, only a digest of it.
package actor InMemoryAuthenticationRepository: AuthenticationRepository {
    private let digests: [String: PasswordDigest]
    /// Compared for an account that is not there, so that both refusals do the same work.
    private let decoy = PasswordDigest(Password("decoy"))
    private let conditions: StubConditions<AuthenticationError>
    private var open: Session?

    /// Of two accounts of one email the later counts.
    package init(
        accounts: [Credentials], conditions: StubConditions<AuthenticationError> = StubConditions()
    ) {
        digests = Dictionary(
            accounts.map { ($0.email, PasswordDigest($0.password)) }, uniquingKeysWith: { $1 })
        self.conditions = conditions
    }

    package func logIn(_ credentials: Credentials) async throws(AuthenticationError) -> Session {
        try await conditions.pass()
        let digest = digests[credentials.email]
        let matches = (digest ?? decoy).matches(credentials.password)
        guard matches, digest != nil else { throw .wrongCredentials }
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
