public import Domain

/// All that the users screen knows.
/// The list is narrowed by the query when it is shown.
public struct UsersState: Equatable, Sendable {
    /// All users as last answered, in stored order.
    public var users: [User] = []
    public var query = ""
    public var isLoading = false
    public var error: UserError?

    public init() {}
}
