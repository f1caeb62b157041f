/// Why the users could not be read.
public enum UserError: Error, Equatable, Sendable {
    /// What is stored is not a list of users; the text names the place and what was expected.
    case damaged(String)
    /// The storage can't be reached or read; the text says why.
    case unavailable(String)
    /// The caller was cancelled before the answer came. No screen shows it.
    case cancelled

    /// What to tell the user, in one line.
    public var message: String {
        switch self {
        case .damaged(let text), .unavailable(let text): text
        case .cancelled: "Cancelled."
        }
    }
}
