#if canImport(UIKit)
extension CounterViewController {
    /// The counter screen over a store.
    public convenience init(store: CounterStore) {
        self.init(
            state: { store.state },
            actions: Actions(
                load: { store.send(.loadRequested) }, decrement: { store.send(.decrementTapped) },
                reset: { store.send(.resetTapped) }, increment: { store.send(.incrementTapped) },
                dismiss: { store.send(.errorDismissed($0)) }))
    }
}
#endif
