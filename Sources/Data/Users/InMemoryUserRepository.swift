package import Domain

/// Users for previews, tests and demos. They never change.
package actor InMemoryUserRepository: UserRepository {
    private let stored: [User]
    private let conditions: StubConditions<UserError>

    /// The conditions are asked at each call; by default it succeeds at once.
    package init(
        users: [User] = [], conditions: StubConditions<UserError> = StubConditions()
    ) {
        stored = users
        self.conditions = conditions
    }

    package func users() async throws(UserError) -> [User] {
        try await conditions.pass()
        return stored
    }
}
