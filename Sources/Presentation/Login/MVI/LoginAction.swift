public import Domain

/// What comes back to the login screen.
public enum LoginAction: Sendable {
    case logInResponse(Result<Session, LogInError>)
}
