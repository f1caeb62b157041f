/// Reads the users.
public protocol GetUsersUseCase: Sendable {
    /// Every user, in stored order.
    func execute() async throws(UserError) -> [User]
}

/// Returns what the repository has. The screen decides which users match a query.
public struct DefaultGetUsersUseCase: GetUsersUseCase {
    private let repository: any UserRepository

    package init(repository: any UserRepository) {
        self.repository = repository
    }

    public func execute() async throws(UserError) -> [User] {
        try await repository.users()
    }
}
