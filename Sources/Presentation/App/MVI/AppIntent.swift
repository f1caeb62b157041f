/// Sent by the views, and by the system for the user: one for each thing that can happen to the app.
public enum AppIntent: Equatable, Sendable {
    /// The app has been opened.
    case started
    case login(LoginIntent)
    case main(MainIntent)
    case logOutTapped
    /// Waits for a login if nobody is logged in.
    case linkOpened(AppLink)
    /// The app is not in front any more, and may end: what was typed is saved now.
    case leftForeground
}
