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
        let found = users.map { User(id: $0.id, name: requests.readName($0.name)) }
        try await requests.pass("load users", or: UserError.self)
        return found
    }
}

extension UserError: GateError {}
