public import Domain

/// The ids of the users whose detail screens are open over the list, each once. The user with the last
/// id is in front.
public struct UserPath: Equatable, Sendable {
    public typealias ID = User.ID

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

    /// Opens the detail screen of this user over those that are shown. If it is open already, closes those
    /// above it.
    mutating func select(_ id: User.ID, shown: [User.ID]) {
        ids = shown.prefix { $0 != id } + [id]
    }

    /// Closes the detail screen of this user, and those above it. Does nothing if it is closed already.
    ///
    /// `shown` has the ids of the detail screens that are shown. Only the ids before this one stay in the
    /// path.
    mutating func close(_ id: User.ID, shown: [User.ID]) {
        if shown.contains(id) { ids = Array(shown.prefix { $0 != id }) }
    }
}
