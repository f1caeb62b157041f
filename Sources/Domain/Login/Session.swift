/// Names the account that is logged in. It holds no secret: tokens stay in Data.
public struct Session: Equatable, Sendable {
    /// The account's email address.
    public let email: String

    public init(email: String) {
        self.email = email
    }
}

/// A session that goes on, and where its user was when the app ended.
public struct OpenSession: Equatable, Sendable {
    public let session: Session
    /// Nil for a fresh start.
    public let place: Place?

    public init(session: Session, place: Place?) {
        self.session = session
        self.place = place
    }
}
