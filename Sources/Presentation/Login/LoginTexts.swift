public import Domain

enum LoginTexts {
    static let title = "Log In"
    static let email = "Email"
    static let password = "Password"
    static let submit = "Log In"
    static func notLoggedOut(_ error: AuthenticationError) -> String {
        "The last user is still logged in on this device. \(error.message)"
    }

    static let submitting = "Waiting for an answer"

    static func demo(_ account: Credentials) -> String {
        "This is a demo without a server. Log in as \(account.email) with \(account.password.reveal())."
    }
}

extension AuthenticationError: ShownError {
    public var message: String {
        switch self {
        case .invalid(let problems): problems.map(\.message).joined(separator: " ")
        case .wrongCredentials: "Email or password is wrong."
        case .storage(let failure): failure.reason.message
        }
    }
}

extension CredentialProblem {
    /// The text that the user reads below the field.
    public var message: String {
        switch self {
        case .emailMissing: "Enter your email address."
        case .emailMalformed: "This is not an email address."
        case .passwordMissing: "Enter your password."
        }
    }
}
