/// Asks the service that knows the accounts, and keeps the session that is open on this device.
package protocol AuthenticationRepository: Sendable {
    /// Opens a session for these credentials, or throws `AuthenticationError.wrongCredentials`.
    ///
    /// An unknown email address and a wrong password cause the same error. The session stays open until
    /// `logOut` is called. It is still open after a restart of the app, unless it is only in memory.
    func logIn(_ credentials: Credentials) async throws(AuthenticationError) -> Session

    /// The session that is open; nil if there is none. Needs no connection.
    func session() async throws(AuthenticationError) -> Session?

    /// Forgets the session on this device.
    func logOut() async throws(AuthenticationError)
}
