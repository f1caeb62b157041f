public import Domain

/// What the user can do on the users screen.
public enum UsersIntent: Equatable, Sendable {
    case loadRequested
    case queryChanged(String)
    case userTapped(User.ID)
    /// A link leads to this user, who need not have been loaded.
    case linkOpened(User.ID)
    /// Names the error that the user has read.
    case errorDismissed(UserError)
}
