/// Stores the users. The app only reads the users.
package protocol UserRepository: Sendable {
    /// Every user, in stored order.
    func users() async throws(UserError) -> [User]
}
