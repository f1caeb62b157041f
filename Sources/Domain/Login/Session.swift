/// The account that is logged in. A session contains no secret: the tokens stay in the Data layer.
public struct Session: Codable, Equatable, Sendable {
    /// The email address of the account, in the spelling of the service. The user may have typed another
    /// spelling.
    public let email: String

    public init(email: String) { self.email = email }
}

/// The session that was open when the app ended, and where the user was in the app.
public struct OpenSession: Codable, Equatable, Sendable {
    /// If the session can't be read, this is the failure, and the user has to log in again.
    public let session: Result<Session, AuthenticationError>
    /// Where the user was in the app; nil if no `Place` was kept for this account.
    public let place: Place?

    public init(session: Result<Session, AuthenticationError>, place: Place?) {
        self.session = session
        self.place = place
    }
}
