import Domain

/// The users behind requests that a scenario answers.
@MainActor
final class ControlledUsersService: GetUsersUseCase {
    private let users: [User]
    private let requests: Requests

    init(_ users: [User], _ requests: Requests) {
        self.users = users
        self.requests = requests
    }

    @MainActor func execute() async throws(UserError) -> [User] {
        let found = users.map { User(id: $0.id, name: requests.readName($0.name)) }
        return try await requests.result(of: "load users") { () throws(UserError) in found }
    }
}
