public import Domain

/// Sent by effects only: the answers that come back to the login screen.
public enum LoginAction: Sendable {
    case logInResponse(Result<Session, LogInError>)
}
