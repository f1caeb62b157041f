public import Domain

/// What comes back to the app.
public enum AppAction: Sendable {
    case login(LoginAction)
    case main(MainAction)
    case loggedIn(Session)
}

/// What comes back to the main screen.
public enum MainAction: Sendable {
    case items(ItemsAction)
    case users(UsersAction)
    case counter(CounterAction)
    case userChosen(User.ID)
}
