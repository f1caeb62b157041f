public import Domain

/// The state of the users screen. It has all users; the list shows only those that match the query.
public struct UsersState: Equatable, Sendable {
    /// All users of the last successful load, in stored order.
    public var users: [User] = [] { didSet { foldedNames = users.map(\.name.folded) } }
    /// The names of `users` as a search compares them, in the same order. They are stored, because
    /// computing them at each keystroke would be slow.
    private var foldedNames: [String] = []
    public var query = ""
    public var loading = Loading<UserError>.never
    /// The errors of loads, and of links as part of a load.
    public var errors = ScreenErrors<UserError>()
    /// The user that a link leads to, until a load has shown whether this user exists.
    public var linkedUserID: User.ID?

    public init() {}
}

extension UsersState {
    /// False until the users have been loaded for the first time.
    var isKnown: Bool { !users.isEmpty || loading == .loaded }

    /// Nil when there is no such user.
    public subscript(id: User.ID) -> User? { users.first { $0.id == id } }

    var list: ListContent<User, UserError> {
        ListContent(visibleUsers, loading, errors: errors, query: users.isEmpty ? nil : query)
    }

    /// Checks the user that a link leads to. Returns true if the users have to be loaded, to find out
    /// whether this user exists.
    mutating func openLink(to id: User.ID) -> Bool {
        linkedUserID = self[id] != nil && !isLoading ? nil : id
        return linkedUserID != nil && !isLoading
    }

    /// Shows the loaded users, or why the load has failed. If a link led to a user who does not exist,
    /// `error` is set. If the load fails while the list is empty, a link waits for the next load.
    mutating func endLoad(_ result: Result<[User], UserError>) {
        switch result {
        case .success(let users):
            self.users = users
            loading = .loaded
            if let linkedUserID, self[linkedUserID] == nil {
                errors.failRead(.notFound(linkedUserID))
            }
            linkedUserID = nil
        case .failure(let error):
            failLoad(error)
            if !users.isEmpty { linkedUserID = nil }
        }
    }

    /// The users whose names contain each word of the query, in any order. Differences in case, accents,
    /// apostrophes or dashes do not count.
    public var visibleUsers: [User] {
        let words = query.folded.split(whereSeparator: \.isWhitespace)
        return zip(users, foldedNames)
            .filter { _, name in words.allSatisfy { name.contains($0) } }.map(\.0)
    }
}

/// This screen only reads.
extension UsersState: LoadingState, PartState {
    public var isWriting: Bool { false }
}

/// An event of the users screen, for the parent that owns the navigation stack.
public enum UsersEvent: Equatable, Sendable {
    case userSelected(User.ID)
    /// A load was answered, with users or with an error.
    case loadEnded
}
