public import Domain

/// What the login screen tells once.
public enum LoginEvent: Equatable, Sendable {
    case loggedIn(Session)
}
