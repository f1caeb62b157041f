/// Where the users are kept. The app only reads them.
package protocol UserRepository: Sendable {
    /// Every user, in stored order.
    func users() async throws(UserError) -> [User]
}
