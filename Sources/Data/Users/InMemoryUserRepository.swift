package import Domain

/// Users in memory, for previews, tests and demos. These users never change.
package actor InMemoryUserRepository: UserRepository {
    private let stored: [User]

    package init(users: [User] = []) {
        stored = users
    }

    package func users() async throws(UserError) -> [User] {
        if Task.isCancelled { throw .cancelled }
        return stored
    }
}
