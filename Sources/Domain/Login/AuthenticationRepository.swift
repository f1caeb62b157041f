/// The service that knows the accounts.
package protocol AuthenticationRepository: Sendable {
    /// A session for these credentials, or `LogInError.wrongCredentials`.
    ///
    /// An unknown account and a wrong password get the same answer.
    func logIn(_ credentials: Credentials) async throws(LogInError) -> Session
}
