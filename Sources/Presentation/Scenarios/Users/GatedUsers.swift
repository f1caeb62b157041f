import Domain

/// The users behind the gates of a scenario.
@MainActor
final class GatedUsers: GetUsersUseCase {
    private let users: [User]
    private let requests: Requests

    init(_ users: [User], requests: Requests) {
        self.users = users
        self.requests = requests
    }

    @MainActor func execute() async throws(UserError) -> [User] {
        try await requests.pass("load users", or: UserError.self)
        return users
    }
}

extension UserError: GateError {}
