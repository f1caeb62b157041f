extension UsersViewModel {
    /// Calls the method that answers to what the user did, for those who speak in intents.
    @discardableResult
    public func perform(_ intent: UsersIntent) -> WorkHandle {
        switch intent {
        case .loadRequested: return load()
        case .queryChanged(let query): search(query)
        case .userTapped(let id): select(id)
        case .errorDismissed: clearError()
        }
        return WorkHandle()
    }
}
