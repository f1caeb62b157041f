/// Proof that a user has logged in.
public struct Session: Equatable, Sendable {
    /// The account's email address.
    public let email: String

    public init(email: String) {
        self.email = email
    }
}
