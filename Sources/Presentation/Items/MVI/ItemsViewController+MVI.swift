#if canImport(UIKit)
extension ItemsViewController {
    /// The items screen over a store.
    public convenience init(store: ItemsStore) {
        self.init(
            state: { store.state },
            actions: Actions(
                load: { store.send(.loadRequested) }, select: { store.send(.itemTapped($0)) },
                deselect: { store.send(.selectionCleared) },
                delete: { store.send(.deleteTapped($0)) },
                dismiss: { store.send(.errorDismissed($0)) }))
    }
}
#endif
