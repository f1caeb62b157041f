/// Why a session could not be opened, found or ended.
public enum AuthenticationError: DomainError {
    /// The credentials break a rule and were not sent.
    case invalid([CredentialProblem])
    /// No account has this email and password. The error does not say which of the two is wrong.
    case wrongCredentials
    case storage(StorageFailure)

    public var details: String {
        switch self {
        case .invalid(let problems): problems.map(\.rawValue).joined(separator: " ")
        case .wrongCredentials: "Email or password is wrong."
        case .storage(let failure): failure.reason.details
        }
    }
}
