import Domain

extension LoginState {
    /// Where the user goes on after a login that was refused. Nil while nothing can be edited.
    var fieldToCorrect: CredentialProblem.Field? {
        isEditable ? problems.first?.field ?? .password : nil
    }

    /// Why the last login was refused, in one line. Nil if it was not.
    var refusal: String? {
        problems.isEmpty ? error?.message : LogInError.invalid(problems).message
    }
}
