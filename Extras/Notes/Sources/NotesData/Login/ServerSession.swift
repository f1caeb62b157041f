package import Domain

/// The root's use cases of login and session, over accounts at a server. The root's own repository protocol
/// is not visible here; its use cases are.
package struct ServerSession: LogInUseCase, GetSessionUseCase, LogOutUseCase {
    private let accounts: HTTPAuthenticationRepository

    package init(_ accounts: HTTPAuthenticationRepository) { self.accounts = accounts }

    package func execute(_ credentials: Credentials) async throws(AuthenticationError) -> Session {
        let problems = credentials.problems
        guard problems.isEmpty else { throw .invalid(problems) }
        return try await accounts.logIn(credentials.asSent)
    }

    package func execute() async -> OpenSession? {
        do throws(AuthenticationError) {
            return try await accounts.session().map {
                OpenSession(session: .success($0), place: nil)
            }
        } catch {
            return OpenSession(session: .failure(error), place: nil)
        }
    }

    package func execute() async throws(AuthenticationError) { try await accounts.logOut() }
}
