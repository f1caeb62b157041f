#if canImport(UIKit)
extension CounterViewController {
    public convenience init(viewModel: CounterViewModel) {
        self.init(state: { viewModel.state }, send: Send(viewModel.perform))
    }

    public convenience init(store: CounterStore) {
        self.init(state: { store.state }, send: Send(store.send))
    }
}
#endif
