/// What the user can do in the app.
public enum AppIntent: Equatable, Sendable {
    case login(LoginIntent)
    case main(MainIntent)
    case logOutTapped
}
