package import Domain
package import Foundation

/// Accounts that exist only on this device, without a server. The open session is in a file that only
/// its owner can read.
package struct OnDeviceAuthenticationRepository: AuthenticationRepository {
    private let accounts: InMemoryAuthenticationRepository
    private let file: JSONFile<SessionRecord>

    /// The file need not exist.
    package init(accounts: [Credentials], file: URL) {
        self.accounts = InMemoryAuthenticationRepository(accounts: accounts)
        self.file = JSONFile(url: file, mode: 0o600, canBeMadeAgain: true)
    }

    package func logIn(_ credentials: Credentials) async throws(AuthenticationError) -> Session {
        let session = try await accounts.logIn(credentials)
        try await file.update(throwing: AuthenticationError.self) { $0.email = session.email }
        return session
    }

    package func session() async throws(AuthenticationError) -> Session? {
        try await file.read(throwing: AuthenticationError.self).email.map { Session(email: $0) }
    }

    package func logOut() async throws(AuthenticationError) {
        try await file.update(throwing: AuthenticationError.self) { $0.email = nil }
    }
}

/// The session that is open, if there is one.
private struct SessionRecord: JSONDocument {
    var email: String?
}
