public import Domain

/// All that the login screen knows.
public struct LoginState: Equatable, Sendable {
    public var credentials = Credentials()
    /// What was wrong with the credentials when they were last submitted, less what was edited since.
    public var problems: [CredentialProblem] = []
    public var isSubmitting = false
    /// Why the last login failed, until an edit or the next submit.
    public var error: LogInError?
    /// What a successful login has opened.
    public var session: Session?

    public init() {}
}

extension LoginState {
    /// Whether the fields can be edited and submitted: not while an answer is awaited, nor after it.
    public var isEditable: Bool { !isSubmitting && session == nil }

    /// What to tell the user beside a field, if anything.
    public func message(for field: CredentialProblem.Field) -> String? {
        problems.first { $0.field == field }?.message
    }
}
