public import Domain

/// Sent by the views of the notes screen, one for each thing that the user can do.
public enum NotesIntent: Equatable, Sendable {
    /// The screen appears: from now on it shows the notes as they change.
    case appeared
    /// The id is chosen by the view: `Note.newID()`.
    case addTapped(Note.ID)
    case noteTapped(Note.ID)
    /// A link leads to this note, which need not be on this device.
    case linkOpened(Note.ID)
    case textChanged(String)
    case editorClosed
    /// The screen goes out of sight, and the app may end: what was typed is saved now.
    case disappeared
    case deleteTapped(Note.ID)
    case retryTapped(Note.ID)
    case discardTapped(Note.ID)
    case refreshRequested
    case logInTapped
    /// Names the error that the user has read.
    case errorDismissed(NoteError)
}
