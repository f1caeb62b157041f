package import Domain
package import Foundation

/// Accounts at a server. The tokens of the session are in the Keychain, or in a file that only its owner
/// can read.
package struct HTTPAuthenticationRepository: AuthenticationRepository {
    private let server: URL
    private let store: any DocumentStore<TokenRecord>
    private let http: HTTPClient

    /// The file need not exist. If the program can use a Keychain, the tokens are in a Keychain item with
    /// the name of the file, and no file is written.
    package init(server: URL, file: URL) {
        self.init(server: server, store: tokenStore(for: file), http: HTTPClient())
    }

    init(server: URL, store: any DocumentStore<TokenRecord>, http: HTTPClient) {
        self.server = server
        self.store = store
        self.http = http
    }

    /// A successful login replaces the session that was open on this device.
    package func logIn(_ credentials: Credentials) async throws(AuthenticationError) -> Session {
        let tokens: TokenPair?
        do throws(HTTPError) {
            let answer = try await http.send(SessionAPI.logIn(credentials), to: server)
            tokens = try SessionAPI.tokens(in: answer)
        } catch { throw .storage(error.failure) }
        guard let tokens else { throw .wrongCredentials }
        try await store.update(throwing: AuthenticationError.self) { record in
            (record.server, record.email) = (server, credentials.email)
            record.tokens = tokens
        }
        return Session(email: credentials.email)
    }

    /// The session that is stored on this device, even if the server has ended the session already.
    package func session() async throws(AuthenticationError) -> Session? {
        try await store.read(throwing: AuthenticationError.self).email.map { Session(email: $0) }
    }

    package func logOut() async throws(AuthenticationError) {
        try await store.update(throwing: AuthenticationError.self) { record in
            record.email = nil
            record.tokens = nil
        }
    }
}
