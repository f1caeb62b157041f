public import Domain
import Foundation

/// All that the users screen knows. The list is filtered when it is shown.
public struct UsersState: Equatable, Sendable {
    /// All users of the last answer, in stored order.
    public var users: [User] = []
    public var query = ""
    public var loading = Loading<UserError>.never
    /// The error of the last load or link, until it is dismissed or a new load starts.
    public var error: UserError?
    /// The user of a link, until a load has shown whether there is one.
    public var linkedUserID: User.ID?

    public init() {}
}

extension UsersState {
    public var isLoading: Bool { loading == .loading }

    /// False until the users have been loaded for the first time.
    var isKnown: Bool { !users.isEmpty || loading == .loaded }

    /// Nil when there is no such user.
    public subscript(id: User.ID) -> User? { users.first { $0.id == id } }

    var list: ListContent<User, UserError> {
        ListContent(visibleUsers, loading, error: error, query: users.isEmpty ? nil : query)
    }

    /// Shows the users that were loaded. If a link led to a user who is gone, this sets the error.
    mutating func show(_ users: [User]) {
        self.users = users
        if let linkedUserID, self[linkedUserID] == nil { error = .notFound(linkedUserID) }
        linkedUserID = nil
    }

    /// Shows why a load has failed. While no users are known, a link waits for the next try.
    mutating func show(_ error: UserError) {
        self.error = error
        if isKnown { linkedUserID = nil }
    }

    /// The users whose names contain the query. Case, accents and spaces around it do not matter.
    public var visibleUsers: [User] {
        let query = query.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !query.isEmpty else { return users }
        return users.filter {
            $0.name.range(of: query, options: [.caseInsensitive, .diacriticInsensitive]) != nil
        }
    }
}

/// The users are only read.
extension UsersState: TabState {
    public var isWriting: Bool { false }
    public var writeError: (any DomainError)? { nil }
    public var hasRefusedText: Bool { false }
}

/// Emitted once, for the screen that owns the navigation.
public enum UsersEvent: Equatable, Sendable {
    case userSelected(User.ID)
    /// A load was answered, with users or with an error.
    case loadEnded
}
