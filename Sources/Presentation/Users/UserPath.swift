public import Domain

/// The ids of the users whose detail screens are open over the list. The user with the last id is in
/// front.
public struct UserPath: Equatable, Sendable {
    public private(set) var ids: [User.ID] = []

    /// The ids of users who exist. Until the users have been loaded for the first time, returns all ids.
    func shown(in users: UsersState) -> [User.ID] {
        users.isKnown ? ids.filter { users[$0] != nil } : ids
    }

    /// Removes the ids of users who do not exist any more. Otherwise, the detail screen of such a
    /// user would open again if a later load contained the user again.
    mutating func endLoad(of users: UsersState) {
        ids = shown(in: users)
    }

    /// Ignores a second tap on the same user.
    mutating func select(_ id: User.ID) {
        if ids.last != id { ids.append(id) }
    }

    /// Closes the detail screen in front. `shown` has the user ids of all detail screens that are shown.
    /// All other ids are removed from the path, too.
    mutating func close(shown: [User.ID]) {
        ids = Array(shown.dropLast())
    }
}
