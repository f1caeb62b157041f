public import Domain

/// Emitted once, for the screen that owns the navigation.
public enum UsersEvent: Equatable, Sendable {
    case navigate(User.ID)
}
