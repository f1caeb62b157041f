extension ItemsViewModel {
    /// Calls the method that answers to what the user did, for those who speak in intents.
    @discardableResult
    public func perform(_ intent: ItemsIntent) -> WorkHandle {
        switch intent {
        case .loadRequested: return load()
        case .itemTapped(let id): select(id)
        case .selectionCleared: deselect()
        case .deleteTapped(let id): return delete(id)
        case .errorDismissed: clearError()
        }
        return WorkHandle()
    }
}
