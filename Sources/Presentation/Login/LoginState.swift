public import Domain

/// The state of the login screen: the input, its problems, and the result.
public struct LoginState: Codable, Equatable, Sendable {
    public var credentials = Credentials()
    /// The problems that the last submit has found. Editing a field removes the problems of that field.
    public var problems: [CredentialProblem] = []
    public var isSubmitting = false
    /// The error if a session could not be opened or restored. An edit or the next submit clears this
    /// error.
    public var error: AuthenticationError?
    /// The error of a failed logout: the last user is still logged in on this device. While the form can
    /// be edited, an edit, a submit or an attempt to quit clears this error.
    public var logOutError: AuthenticationError?
    /// Set by a successful login. After that, the fields can't be edited any more.
    public var session: Session?

    public init() {}
}

extension LoginState {
    /// False while a login is in flight, and after a successful login.
    public var isEditable: Bool { !isSubmitting && session == nil }

    /// The `logOutError`; nil while a login is in flight, because its success would end the old session.
    public var shownLogOutError: AuthenticationError? { isEditable ? logOutError : nil }

    /// Changes a field, and clears the problems of this field and the errors. An unchanged text clears
    /// nothing: a field may send its text again when the focus moves.
    mutating func edit(_ field: CredentialProblem.Field, _ change: (inout Credentials) -> Void) {
        let before = credentials
        change(&credentials)
        guard credentials != before else { return }
        problems.removeAll { $0.field == field }
        (error, logOutError) = (nil, nil)
    }

    /// Checks the fields. `isSubmitting` is false afterwards if they have problems.
    mutating func beginLogIn() {
        (error, logOutError) = (nil, nil)
        problems = credentials.problems
        isSubmitting = problems.isEmpty
    }

    mutating func endLogIn(_ result: Result<Session, AuthenticationError>) {
        isSubmitting = false
        switch result {
        case .success(let session):
            self.session = session
            credentials.password = Password("")
        case .failure(.invalid(let problems)): self.problems = problems
        case .failure(let error): self.error = error
        }
    }

    /// The text below a field; nil if the field has no problem.
    public func message(for field: CredentialProblem.Field) -> String? {
        problems.first { $0.field == field }?.message
    }

    /// The field to correct after a failed login: the first field with a problem. If there is none, the
    /// password. Nil while no field can be edited.
    var fieldToCorrect: CredentialProblem.Field? {
        isEditable ? problems.first?.field ?? .password : nil
    }

    /// Why the last login failed, as one text; nil if it did not fail.
    var refusal: String? {
        problems.isEmpty ? error?.message : AuthenticationError.invalid(problems).message
    }
}

/// An event of the login screen, for the parent that shows this screen.
public enum LoginEvent: Equatable, Sendable {
    case loggedIn(Session)
}
