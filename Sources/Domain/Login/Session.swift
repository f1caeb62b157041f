/// Names the account that is logged in. It holds no secret: tokens stay in Data.
public struct Session: Equatable, Sendable {
    /// The account's email address.
    public let email: String

    public init(email: String) {
        self.email = email
    }
}
