public import Domain

/// What the user can do on the login screen.
public enum LoginIntent: Equatable, Sendable {
    case emailChanged(String)
    case passwordChanged(Password)
    case submitTapped
}
