public import Domain

/// All that the users screen knows; the query narrows the list when it is shown.
public struct UsersState: Equatable, Sendable {
    /// All users as last answered, in stored order.
    public var users: [User] = []
    public var query = ""
    public var isLoading = false
    /// What the last load failed with, until it is dismissed or a new load starts.
    public var error: UserError?

    public init() {}
}

extension UsersState {
    /// Nil when there is no such user.
    public subscript(id: User.ID) -> User? { users.first { $0.id == id } }

    var list: ListContent<User, UserError> {
        ListContent(
            visibleUsers, isLoading: isLoading, error: error, loadFailed: true,
            query: users.isEmpty ? nil : query)
    }
}
