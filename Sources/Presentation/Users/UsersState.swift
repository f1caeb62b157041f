public import Domain

/// The state of the users screen. It has all users; the list shows only users that match the query.
public struct UsersState: LoadingState, Codable, Equatable, Sendable {
    /// All users of the last successful load, in stored order.
    public private(set) var users: [User] = []
    /// The names of `users` as a search compares them, in the same order. They are stored, because
    /// computing them at each keystroke would be slow.
    private var foldedNames: [String] = []
    public var query = ""
    public var loading = Loading<UserError>.never
    /// The errors of loads. A link to a user who does not exist is an error of a load.
    public var errors = ScreenErrors<UserError>()
    /// The ids of the users whose detail screens are open over the list, each once. The user with the last
    /// id is in front.
    public var path: [User.ID] = []
    /// The user that a link leads to, until a load has shown whether this user exists.
    public var linkedUserID: User.ID?

    public init() {}
}

extension UsersState {
    /// False until the users have been loaded for the first time.
    var isKnown: Bool { !users.isEmpty || loading == .loaded }

    /// Replaces all users, and the names that a search compares.
    public mutating func show(_ users: [User]) {
        self.users = users
        foldedNames = users.map(\.name.folded)
    }

    /// Nil when there is no such user.
    public subscript(id: User.ID) -> User? { users.first { $0.id == id } }

    /// The ids in `path` of users that exist. Before the first load has succeeded, all ids in `path`.
    public var shownPath: [User.ID] { isKnown ? path.filter { self[$0] != nil } : path }

    var list: ListContent<User, UserError> {
        ListContent(visibleUsers, loading, errors: errors, query: users.isEmpty ? nil : query)
    }

    /// Opens the detail screen of this user over the open screens. If it is open already, closes the
    /// screens above it. Ignores an id that no user has.
    mutating func select(_ id: User.ID) {
        guard self[id] != nil else { return }
        linkedUserID = nil
        path = shownPath.prefix { $0 != id } + [id]
    }

    /// Closes the detail screen of this user, and the screens above it. Does nothing if it is closed
    /// already.
    mutating func close(_ id: User.ID) {
        if linkedUserID == id { linkedUserID = nil }
        if let index = shownPath.firstIndex(of: id) { path = Array(shownPath.prefix(index)) }
    }

    /// Opens only the detail screen of the user that a link leads to. Returns true if a load has to find
    /// out whether this user exists. Until that is known, everything stays open.
    mutating func openLink(to id: User.ID) -> Bool {
        linkedUserID = id
        if self[id] != nil { followLink() }
        return linkedUserID != nil && !isLoading
    }

    private mutating func followLink() {
        guard let id = linkedUserID else { return }
        if !isLoading { linkedUserID = nil }
        if self[id] != nil { path = [id] } else { errors.failRead(.notFound(id)) }
    }

    /// Shows the loaded users, or the error of the load. If a link leads to a user who does not exist, shows
    /// the error `notFound`. If the load fails while the list is empty, a link waits for the next load.
    ///
    /// The detail screen of a user who does not exist any more closes. It does not open again if a later
    /// load has the user again.
    mutating func endLoad(_ result: Result<[User], UserError>) {
        switch result {
        case .success(let users):
            show(users)
            loading = .loaded
            followLink()
        case .failure(let error):
            failLoad(error)
            if !users.isEmpty { linkedUserID = nil }
        }
        path = shownPath
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
extension UsersState: PartState {
    public var isWriting: Bool { false }
}
