package import Domain

/// Users for previews, tests and demos. They never change.
package actor InMemoryUserRepository: UserRepository {
    private let stored: [User]
    private let conditions: StubConditions

    /// The conditions are asked at each call; by default it succeeds at once.
    package init(users: [User] = [], conditions: StubConditions = StubConditions()) {
        stored = users
        self.conditions = conditions
    }

    package func users() async throws(UserError) -> [User] {
        try await conditions.pass(throwing: UserError.self)
        return stored
    }
}
