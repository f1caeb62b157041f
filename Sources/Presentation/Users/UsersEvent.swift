public import Domain

/// What the users screen tells once.
public enum UsersEvent: Equatable, Sendable {
    case navigate(User.ID)
}
