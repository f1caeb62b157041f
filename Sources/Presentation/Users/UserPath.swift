public import Domain

/// The users whose details are opened over the list, the one in front last.
public struct UserPath: Equatable, Sendable {
    public private(set) var ids: [User.ID] = []

    /// The ids of users that exist; all ids until the users have been loaded for the first time.
    func shown(in users: UsersState) -> [User.ID] {
        users.isKnown ? ids.filter { users[$0] != nil } : ids
    }

    /// Forgets the users who are gone: they do not open by themselves when they come back.
    mutating func endLoad(of users: UsersState) {
        ids = shown(in: users)
    }

    /// The second of two taps on a user does not add the user twice.
    mutating func select(_ id: User.ID) {
        if ids.last != id { ids.append(id) }
    }

    /// Leaves the user in front, and those who are not shown.
    mutating func close(shown: [User.ID]) {
        ids = Array(shown.dropLast())
    }
}
