public import Domain

/// All that the login screen knows.
public struct LoginState: Equatable, Sendable {
    public var credentials = Credentials()
    /// The problems of the last submit. An edit of a field removes the field's own.
    public var problems: [CredentialProblem] = []
    public var isSubmitting = false
    /// Why the last login failed, until an edit or the next submit.
    public var error: AuthenticationError?
    /// Set by a successful login. Then nothing can be edited any more.
    public var session: Session?

    public init() {}
}

extension LoginState {
    /// False while a login is in flight, and after a successful one.
    public var isEditable: Bool { !isSubmitting && session == nil }

    /// The text below a field; nil if the field has no problem.
    public func message(for field: CredentialProblem.Field) -> String? {
        problems.first { $0.field == field }?.message
    }

    /// The field to correct after a login that failed; nil while nothing can be edited.
    var fieldToCorrect: CredentialProblem.Field? {
        isEditable ? problems.first?.field ?? .password : nil
    }

    /// Why the last login failed, as one text; nil if it did not.
    var refusal: String? {
        problems.isEmpty ? error?.message : AuthenticationError.invalid(problems).message
    }
}

/// Emitted once, for the app that shows the login screen.
public enum LoginEvent: Equatable, Sendable {
    case loggedIn(Session)
}
