/// Names the account that is logged in. It holds no secret: tokens stay in Data.
public struct Session: Equatable, Sendable {
    /// The account's email address.
    public let email: String

    public init(email: String) {
        self.email = email
    }
}

/// The session that was open when the app ended, and where its user was.
public struct OpenSession: Equatable, Sendable {
    public let session: Session
    /// Nil if no place was kept for this account.
    public let place: Place?

    public init(session: Session, place: Place?) {
        self.session = session
        self.place = place
    }
}
