package import Domain
package import Foundation

/// Accounts that exist only on this device, without a server. The passwords are plain text in memory. The
/// open session is in a file that only its owner can read.
///
/// The user can type an email address in upper or lower case. The session has the account's spelling.
package struct OnDeviceAuthenticationRepository: AuthenticationRepository {
    private let accounts: [Credentials]
    private let store: any DocumentStore<SessionRecord>

    /// The file need not exist. Without `file`, the session ends with the process.
    package init(accounts: [Credentials], file: URL? = nil) {
        self.accounts = accounts
        store = file.map { JSONFile(url: $0, mode: 0o600, canBeMadeAgain: true) } ?? InMemoryStore()
    }

    package func logIn(_ credentials: Credentials) async throws(AuthenticationError) -> Session {
        let typed = credentials.email.lowercased()
        let account = accounts.first {
            $0.email.lowercased() == typed && $0.password == credentials.password
        }
        guard let account else { throw .wrongCredentials }
        try await store.update(throwing: AuthenticationError.self) { $0.email = account.email }
        return Session(email: account.email)
    }

    package func session() async throws(AuthenticationError) -> Session? {
        try await store.read(throwing: AuthenticationError.self).email.map { Session(email: $0) }
    }

    package func logOut() async throws(AuthenticationError) {
        try await store.update(throwing: AuthenticationError.self) { $0.email = nil }
    }
}

/// The session that is open, if there is one.
private struct SessionRecord: JSONDocument {
    var email: String?
}
