/// What somebody types to log in.
public struct Credentials: Equatable, Sendable {
    /// As typed: neither trimmed nor folded to one case.
    public var email: String
    public var password: Password

    public init(email: String = "", password: Password = Password("")) {
        self.email = email
        self.password = password
    }

    /// What keeps these credentials from being sent; empty when nothing does.
    public var problems: [CredentialProblem] {
        var problems: [CredentialProblem] = []
        if email.isEmpty {
            problems.append(.emailMissing)
        } else if !isEmailWellFormed {
            problems.append(.emailMalformed)
        }
        if password.isEmpty {
            problems.append(.passwordMissing)
        }
        return problems
    }

    /// One `@` with something before it, and a dotted name without gaps behind it.
    ///
    /// Deliberately lenient: only the mail server knows which addresses exist.
    private var isEmailWellFormed: Bool {
        guard !email.contains(where: \.isWhitespace) else { return false }
        let parts = email.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else { return false }
        let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        return labels.count >= 2 && labels.allSatisfy { !$0.isEmpty }
    }
}

/// A reason to refuse credentials before they are sent.
public enum CredentialProblem: Hashable, Sendable {
    case emailMissing
    case emailMalformed
    case passwordMissing

    /// Where the user has to mend a problem.
    public enum Field: Sendable {
        case email
        case password
    }

    /// The field that the user has to mend.
    public var field: Field {
        switch self {
        case .emailMissing, .emailMalformed: .email
        case .passwordMissing: .password
        }
    }

    /// What to tell the user, beside the field.
    public var message: String {
        switch self {
        case .emailMissing: "Enter your email address."
        case .emailMalformed: "This is not an email address."
        case .passwordMissing: "Enter your password."
        }
    }
}
