/// Why a session could not be opened, found or ended.
public enum AuthenticationError: DomainError {
    /// The credentials break a rule and were not sent.
    case invalid([CredentialProblem])
    /// No account has this email and password. The error does not say which of the two is wrong.
    case wrongCredentials
    /// The stored session is damaged; `details` says where it is stored, and what is damaged.
    case damaged(Reason)
    /// The service can't be reached or can't answer now, or the session can't be read or stored.
    case unavailable(Reason)
    case cancelled

    public var details: String {
        switch self {
        case .invalid(let problems): problems.map(\.details).joined(separator: " ")
        case .wrongCredentials: "Email or password is wrong."
        case .damaged(let reason), .unavailable(let reason): reason.details
        case .cancelled: "Cancelled."
        }
    }
}
