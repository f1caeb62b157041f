public import Domain
import Foundation

/// All that the users screen knows; the query narrows the list when it is shown.
public struct UsersState: Equatable, Sendable {
    /// All users as last answered, in stored order.
    public var users: [User] = []
    public var query = ""
    public var isLoading = false
    /// The error of the last load, until it is dismissed or a new load starts.
    public var error: UserError?
    /// The user to whom a link leads, until it is known whether there is one.
    public var linkedUserID: User.ID?

    public init() {}
}

extension UsersState {
    /// Nil when there is no such user.
    public subscript(id: User.ID) -> User? { users.first { $0.id == id } }

    /// A link that leads to nobody is an error too, but not of the load.
    private var isErrorOfLoad: Bool {
        if case .notFound = error { false } else { true }
    }

    var list: ListContent<User, UserError> {
        ListContent(
            visibleUsers, isLoading: isLoading, error: error, loadFailed: isErrorOfLoad,
            query: users.isEmpty ? nil : query)
    }

    mutating func show(_ users: [User]) {
        self.users = users
        if let linkedUserID, self[linkedUserID] == nil { error = .notFound(linkedUserID) }
        linkedUserID = nil
    }
}

/// Emitted once, for the screen that owns the navigation.
public enum UsersEvent: Equatable, Sendable {
    case navigate(User.ID)
}

extension UsersState {
    /// The users whose names contain the query. Case, accents and spaces around it do not matter.
    public var visibleUsers: [User] {
        let query = query.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !query.isEmpty else { return users }
        return users.filter {
            $0.name.range(of: query, options: [.caseInsensitive, .diacriticInsensitive]) != nil
        }
    }
}
