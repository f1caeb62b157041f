/// Reads the stored users. The app never changes them.
package protocol UserRepository: Sendable {
    /// Every user, in stored order.
    func users() async throws(UserError) -> [User]
}
