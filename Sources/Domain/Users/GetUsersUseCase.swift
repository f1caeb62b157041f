/// Reads the users.
public protocol GetUsersUseCase: Sendable {
    /// Every user, in stored order.
    func execute() async throws(UserError) -> [User]
}

/// Hands on what the repository has. Which users match a query is for the screen to say.
public struct DefaultGetUsersUseCase: GetUsersUseCase {
    private let repository: any UserRepository

    package init(repository: any UserRepository) {
        self.repository = repository
    }

    public func execute() async throws(UserError) -> [User] {
        try await repository.users()
    }
}
