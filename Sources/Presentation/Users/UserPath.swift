public import Domain

/// The users whose details are opened over the list, the one in front last.
public struct UserPath: Equatable, Sendable {
    public private(set) var ids: [User.ID] = []

    /// The ids of users that exist; all ids until the users have been loaded for the first time.
    func shown(in users: UsersState) -> [User.ID] {
        users.isKnown ? ids.filter { users[$0] != nil } : ids
    }

    /// Removes users who are gone, so that their details do not open when they come back.
    mutating func endLoad(of users: UsersState) {
        ids = shown(in: users)
    }

    /// Ignores a second tap on the same user.
    mutating func select(_ id: User.ID) {
        if ids.last != id { ids.append(id) }
    }

    /// Closes the detail of the user in front, and removes the users who are not shown.
    mutating func close(shown: [User.ID]) {
        ids = Array(shown.dropLast())
    }
}
