public import Presentation

extension Container {
    /// A new view model at each call.
    @MainActor
    public func makeItemsViewModel() -> ItemsViewModel {
        ItemsViewModel(getItems: getItems, deleteItem: deleteItem)
    }
}
