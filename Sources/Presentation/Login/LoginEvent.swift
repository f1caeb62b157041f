public import Domain

/// Emitted once, for the app that shows the login screen.
public enum LoginEvent: Equatable, Sendable {
    case loggedIn(Session)
}
