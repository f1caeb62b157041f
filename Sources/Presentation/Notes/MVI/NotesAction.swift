public import Domain

/// Sent by effects only: the answers that come back to the notes screen.
public enum NotesAction: Sendable {
    /// Comes again with each change of the notes.
    case snapshotReceived(Result<NotesSnapshot, NoteError>)
    /// Nothing has been typed for half a second.
    case pauseEnded
    case writeResponse(NoteWrite, Result<Int, NoteError>)
    case syncResponse(Result<Void, NoteError>)
}
