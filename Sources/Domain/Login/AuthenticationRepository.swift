/// The service that knows the accounts, and the session that is open on this device.
package protocol AuthenticationRepository: Sendable {
    /// Opens a session for these credentials, or throws `AuthenticationError.wrongCredentials`.
    ///
    /// An unknown account and a wrong password get the same answer. The session stays open until
    /// `logOut`. A stored session also survives the end of the app.
    func logIn(_ credentials: Credentials) async throws(AuthenticationError) -> Session

    /// The session that is open; nil if there is none. Needs no connection.
    func session() async throws(AuthenticationError) -> Session?

    /// Forgets the session on this device.
    func logOut() async throws(AuthenticationError)
}
