public import Domain

/// The users that have been navigated to, the one in front last.
public struct UserPath: Equatable, Sendable {
    public private(set) var ids: [User.ID] = []

    public init() {}

    /// The second of two taps on a user does not open the user twice.
    mutating func open(_ id: User.ID) {
        if ids.last != id { ids.append(id) }
    }

    /// Leaves the user in front, if there is one.
    mutating func close() {
        _ = ids.popLast()
    }
}
