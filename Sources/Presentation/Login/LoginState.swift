public import Domain

/// All that the login screen knows.
public struct LoginState: Equatable, Sendable {
    public var credentials = Credentials()
    /// Found when the credentials were last submitted, less those of fields that were edited since.
    public var problems: [CredentialProblem] = []
    public var isSubmitting = false
    /// Why the last login failed, until an edit or the next submit.
    public var error: AuthenticationError?
    /// Not nil after a successful login, when the form has done its work.
    public var session: Session?

    public init() {}
}

extension LoginState {
    /// False while an answer is awaited, and after a successful one.
    public var isEditable: Bool { !isSubmitting && session == nil }

    /// The text beside a field; nil if the field has no problem.
    public func message(for field: CredentialProblem.Field) -> String? {
        problems.first { $0.field == field }?.message
    }

    /// Where the user goes on after a login that was refused. Nil while nothing can be edited.
    var fieldToCorrect: CredentialProblem.Field? {
        isEditable ? problems.first?.field ?? .password : nil
    }

    /// Why the last login was refused, in one line. Nil if it was not.
    var refusal: String? {
        problems.isEmpty ? error?.message : AuthenticationError.invalid(problems).message
    }
}

/// Emitted once, for the app that shows the login screen.
public enum LoginEvent: Equatable, Sendable {
    case loggedIn(Session)
}
