#if canImport(UIKit)
extension ItemsViewController {
    public convenience init(viewModel: ItemsViewModel) {
        self.init(state: { viewModel.state }, send: Send(viewModel.perform))
    }

    public convenience init(store: ItemsStore) {
        self.init(state: { store.state }, send: Send(store.send))
    }
}
#endif
