package import Domain
package import Foundation

/// Accounts at a server. The tokens of the session stay on this device.
package struct HTTPAuthenticationRepository: AuthenticationRepository {
    private let server: URL
    private let tokens: Tokens

    package init(server: URL, tokens: Tokens) {
        self.server = server
        self.tokens = tokens
    }

    package func logIn(_ credentials: Credentials) async throws(LogInError) -> Session {
        do {
            try await tokens.logIn(credentials, at: server)
            return Session(email: credentials.email)
        } catch {
            throw LogInError(error)
        }
    }

    package func session() async throws(LogInError) -> Session? {
        try await tokens.account().session
    }

    package func logOut() async throws(LogInError) {
        try await tokens.logOut()
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
