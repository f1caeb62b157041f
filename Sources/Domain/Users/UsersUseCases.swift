/// The use cases of the users screen, handed over as one value.
public struct UsersUseCases: Sendable {
    public var getUsers: any GetUsersUseCase

    public init(getUsers: any GetUsersUseCase) {
        self.getUsers = getUsers
    }
}

extension UsersUseCases {
    package init(repository: any UserRepository) {
        self.init(getUsers: DefaultGetUsersUseCase(repository: repository))
    }
}
