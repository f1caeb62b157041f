package import Domain

/// Users in memory, for previews, tests and demos. These users never change.
package actor InMemoryUserRepository: UserRepository {
    private let stored: [User]
    private let conditions: StubConditions

    /// By default, each call succeeds at once. `conditions` can delay the calls or make them fail.
    package init(users: [User] = [], conditions: StubConditions = StubConditions()) {
        stored = users
        self.conditions = conditions
    }

    package func users() async throws(UserError) -> [User] {
        try await conditions.pass(throwing: UserError.self)
        return stored
    }
}
