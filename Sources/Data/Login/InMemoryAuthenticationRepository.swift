package import Domain

/// Accounts for previews, tests, demos and apps without a server. The passwords are plain text in memory.
///
/// An email address can be typed in upper or lower case. The session has it as the account has it.
package actor InMemoryAuthenticationRepository: AuthenticationRepository {
    private let accounts: [Credentials]
    private var open: Session?

    package init(accounts: [Credentials]) {
        self.accounts = accounts
    }

    package func logIn(_ credentials: Credentials) async throws(AuthenticationError) -> Session {
        if Task.isCancelled { throw .cancelled }
        let typed = credentials.email.lowercased()
        let account = accounts.first {
            $0.email.lowercased() == typed && $0.password == credentials.password
        }
        guard let account else { throw .wrongCredentials }
        let session = Session(email: account.email)
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
