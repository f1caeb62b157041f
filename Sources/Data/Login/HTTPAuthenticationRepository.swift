package import Domain
package import Foundation

/// Accounts at a server. The tokens of the session stay on this device.
package struct HTTPAuthenticationRepository: AuthenticationRepository {
    private let server: URL
    private let client: AccountClient

    package init(server: URL, client: AccountClient) {
        self.server = server
        self.client = client
    }

    package func logIn(_ credentials: Credentials) async throws(AuthenticationError) -> Session {
        do {
            try await client.logIn(credentials, at: server)
            return Session(email: credentials.email)
        } catch {
            throw AuthenticationError(error)
        }
    }

    package func session() async throws(AuthenticationError) -> Session? {
        try await client.session()
    }

    package func logOut() async throws(AuthenticationError) {
        try await client.logOut()
    }
}

extension AuthenticationError {
    init(_ error: HTTPError) {
        self =
            switch error {
            case .unavailable(let text, _): .unavailable(text)
            case .damaged(let text): .damaged(text)
            case .loggedOut: .wrongCredentials
            case .cancelled: .cancelled
            }
    }
}
