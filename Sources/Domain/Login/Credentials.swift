/// An email address and a password, as the login form holds them.
public struct Credentials: Codable, Equatable, Sendable {
    /// As typed: neither trimmed nor changed to lower case.
    public var email: String
    public var password: Password

    public init(email: String = "", password: Password = Password("")) {
        self.email = email
        self.password = password
    }

    /// The accounts of previews, of demos, and of an app that has no service for accounts.
    public static let samples = [
        Credentials(email: "al@x.test", password: Password("enigma"))
    ]

    /// The credentials that are checked and sent. Blanks and invisible characters around the email
    /// address are removed, because keyboards add them. The password stays as it is.
    public var asSent: Credentials { Credentials(email: email.trimmed, password: password) }

    /// The rules that `asSent` breaks. If the array is empty, the credentials can be sent.
    public var problems: [CredentialProblem] {
        let email = asSent.email
        var problems: [CredentialProblem] = []
        if !Self.isWellFormed(email) {
            problems.append(email.isEmpty ? .emailMissing : .emailMalformed)
        }
        if password.isEmpty { problems.append(.passwordMissing) }
        return problems
    }

    /// Accepts some text, one `@`, and a host name with a dot. Refuses blanks and invisible characters.
    ///
    /// The check is not strict, because only the mail server knows which addresses exist.
    private static func isWellFormed(_ email: String) -> Bool {
        let address = /[^@]+@[^@.]+(\.[^@.]+)+/.matchingSemantics(.unicodeScalar)
        return !email.unicodeScalars.contains(where: \.isHidden)
            && email.wholeMatch(of: address) != nil
    }
}

/// A rule that the credentials do not follow. Such credentials are not sent to the service. The raw value
/// is the text for a terminal or a log.
public enum CredentialProblem: String, Codable, Sendable {
    case emailMissing = "The email address is missing."
    case emailMalformed = "The email is not an address."
    case passwordMissing = "The password is missing."

    /// A field of the login form.
    public enum Field: Sendable {
        case email, password
    }

    /// The field that the user has to correct.
    public var field: Field {
        switch self {
        case .emailMissing, .emailMalformed: .email
        case .passwordMissing: .password
        }
    }
}
