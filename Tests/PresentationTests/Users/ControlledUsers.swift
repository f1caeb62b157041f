import Domain

/// The users screen's use cases, answered by the test.
@MainActor
final class ControlledUsers: GetUsersUseCase {
    let loads = ControlledCalls<Result<[User], UserError>>()

    var useCases: UsersUseCases { UsersUseCases(getUsers: self) }

    @MainActor func execute() async throws(UserError) -> [User] { try await loads.call().get() }
}
