/// The use cases of the users screen, handed over as one value.
public struct UsersUseCases: Sendable {
    public var getUsers: any GetUsersUseCase

    public init(getUsers: any GetUsersUseCase) {
        self.getUsers = getUsers
    }

    package init(repository: any UserRepository) {
        self.init(getUsers: DefaultGetUsersUseCase(repository: repository))
    }
}

/// Reads the users.
public protocol GetUsersUseCase: Sendable {
    /// Every user, in stored order.
    func execute() async throws(UserError) -> [User]
}

/// Returns what the repository has. The screen decides which users match a query.
struct DefaultGetUsersUseCase: GetUsersUseCase {
    let repository: any UserRepository

    func execute() async throws(UserError) -> [User] {
        try await repository.users()
    }
}
