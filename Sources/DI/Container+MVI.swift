public import Presentation

extension Container {
    /// A new store at each call; the observer is told of each of its transitions.
    @MainActor
    public func makeItemsStore(observer: ItemsStore.Observer? = nil) -> ItemsStore {
        ItemsStore(
            ItemsState(), reducer: ItemsReducer(getItems: getItems, deleteItem: deleteItem),
            observer: observer)
    }
}
