/// Why a session was not opened, found or ended.
public enum AuthenticationError: DomainError {
    /// The credentials break a rule and were not sent.
    case invalid([CredentialProblem])
    /// No account has this email and password. It does not say which of the two is wrong.
    case wrongCredentials
    /// The account on this device is damaged; the text names the file and the place.
    case damaged(String)
    /// The service can't be reached; the text says why.
    case unavailable(String)
    case cancelled

    public var message: String {
        switch self {
        case .invalid(let problems): problems.map(\.message).joined(separator: " ")
        case .wrongCredentials: "Email or password is wrong."
        case .damaged(let text), .unavailable(let text): text
        case .cancelled: "Cancelled."
        }
    }
}
