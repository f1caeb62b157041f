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

    package func logIn(_ credentials: Credentials) async throws(LogInError) -> Session {
        do {
            try await client.logIn(credentials, at: server)
            return Session(email: credentials.email)
        } catch {
            throw LogInError(error)
        }
    }

    package func session() async throws(LogInError) -> Session? {
        try await client.session()
    }

    package func logOut() async throws(LogInError) {
        try await client.logOut()
    }
}

extension LogInError {
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
