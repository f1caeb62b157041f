public import Domain

/// Sent by the views of the login screen, one for each thing that the user can do.
public enum LoginIntent: Equatable, Sendable {
    case emailChanged(String)
    case passwordChanged(Password)
    case submitTapped
}
