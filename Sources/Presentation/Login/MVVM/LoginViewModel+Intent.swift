extension LoginViewModel {
    /// Calls the method that answers to what the user did, for those who speak in intents.
    @discardableResult
    public func perform(_ intent: LoginIntent) -> WorkHandle {
        switch intent {
        case .emailChanged(let email): changeEmail(email)
        case .passwordChanged(let password): changePassword(password)
        case .submitTapped: return submit()
        }
        return WorkHandle()
    }
}
