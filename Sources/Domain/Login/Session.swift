/// The account that is logged in. A session contains no secret: the tokens stay in the Data layer.
public struct Session: Equatable, Sendable {
    /// The account's email address, as the service that knows the accounts writes it. Perhaps the user has
    /// typed it in another way.
    public let email: String

    public init(email: String) {
        self.email = email
    }
}

/// The session that was open when the app ended, and where the user was in the app.
public struct OpenSession: Equatable, Sendable {
    /// The failure says why the session can't be read, so that the user has to log in again.
    public let session: Result<Session, AuthenticationError>
    /// Where the user was in the app; nil if no `Place` was kept for this account.
    public let place: Place?

    public init(session: Result<Session, AuthenticationError>, place: Place?) {
        self.session = session
        self.place = place
    }
}
