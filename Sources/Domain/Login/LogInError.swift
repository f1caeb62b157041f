/// Why a login did not succeed.
public enum LogInError: Error, Equatable, Sendable {
    /// The credentials break a rule and were not sent.
    case invalid([CredentialProblem])
    /// No account has this email and password. It does not say which of the two is wrong.
    case wrongCredentials
    /// The service can't be reached; the text says why.
    case unavailable(String)
    /// The caller was cancelled before the answer came. No screen shows it.
    case cancelled

    /// What to tell the user, in one line.
    public var message: String {
        switch self {
        case .invalid(let problems): problems.map(\.message).joined(separator: " ")
        case .wrongCredentials: "Email or password is wrong."
        case .unavailable(let text): text
        case .cancelled: "Cancelled."
        }
    }
}
