/// How things stand between this device and the server.
public enum SyncStatus: Hashable, Sendable {
    /// Nothing is being sent or fetched, and nothing has to be tried again.
    case idle
    case syncing
    /// The server could not be reached or could not answer.
    ///
    /// The next try comes by itself, this long after the status was published.
    case offline(retryIn: Duration)
    /// The server wants the user to log in again. Changes are kept until then.
    case loggedOut
    /// This device can't keep what it sends or fetches; the error names the file.
    ///
    /// The next try comes by itself, as after `offline`.
    case failed(NoteError)
}
