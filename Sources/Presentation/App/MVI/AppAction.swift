public import Domain

/// Sent by effects only: the answers that come back to the app.
public enum AppAction: Sendable {
    /// The session that was open when the app ended.
    case sessionResponse(Result<Session?, LogInError>)
    case logOutResponse(Result<Void, LogInError>)
    case login(LoginAction)
    case main(MainAction)
    /// The login screen's event, as the app takes it.
    case loggedIn(Session)
    /// The main screen's event, as the app takes it.
    case logInRequested
}

/// Sent by effects only: the answers that come back to the main screen and its tabs.
public enum MainAction: Sendable {
    case items(ItemsAction)
    case users(UsersAction)
    case counter(CounterAction)
    case notes(NotesAction)
    /// The users screen's event, as the main screen takes it.
    case userChosen(User.ID)
}
