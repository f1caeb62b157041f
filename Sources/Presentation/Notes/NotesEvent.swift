/// Emitted once, for the screen that the notes are part of.
public enum NotesEvent: Equatable, Sendable {
    /// The server wants the user to log in again.
    case logInRequested
}
