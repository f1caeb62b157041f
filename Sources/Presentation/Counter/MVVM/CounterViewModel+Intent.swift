extension CounterViewModel {
    /// Calls the method that answers to what the user did, for those who speak in intents.
    @discardableResult
    public func perform(_ intent: CounterIntent) -> WorkHandle {
        switch intent {
        case .loadRequested: return load()
        case .incrementTapped: return increment()
        case .decrementTapped: return decrement()
        case .resetTapped: return reset()
        case .errorDismissed: clearError()
        }
        return WorkHandle()
    }
}
