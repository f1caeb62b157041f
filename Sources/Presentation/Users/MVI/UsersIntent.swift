public import Domain

/// Sent by the views of the users screen, one for each thing that the user can do.
public enum UsersIntent: Equatable, Sendable {
    case loadRequested
    case queryChanged(String)
    case userTapped(User.ID)
    /// A link leads to this user, who need not have been loaded.
    case linkOpened(User.ID)
    /// Names the error that the user has read.
    case errorDismissed(UserError)
}
