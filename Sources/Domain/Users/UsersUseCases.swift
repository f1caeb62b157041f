/// All that the users screen can ask for. A test or a preview can replace each use case.
public struct UsersUseCases: Sendable {
    public var getUsers: any GetUsersUseCase

    public init(getUsers: any GetUsersUseCase) { self.getUsers = getUsers }

    package init(repository: any UserRepository) {
        self.init(getUsers: DefaultGetUsersUseCase(repository: repository))
    }
}

/// Reads the users.
public protocol GetUsersUseCase: Sendable {
    /// Every user, in stored order.
    func execute() async throws(UserError) -> [User]
}

/// Returns all users. The screen decides which users match a search.
struct DefaultGetUsersUseCase: GetUsersUseCase {
    let repository: any UserRepository

    func execute() async throws(UserError) -> [User] { try await repository.users() }
}
