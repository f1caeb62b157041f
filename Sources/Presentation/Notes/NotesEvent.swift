/// What the notes screen tells its parent.
public enum NotesEvent: Equatable, Sendable {
    /// The server wants the user to log in again.
    case logInRequested
}
