#if canImport(UIKit)
extension CounterViewController {
    /// The counter screen over a view model.
    public convenience init(viewModel: CounterViewModel) {
        self.init(
            state: { viewModel.state },
            actions: Actions(
                load: { viewModel.load() }, decrement: { viewModel.decrement() },
                reset: { viewModel.reset() }, increment: { viewModel.increment() },
                dismiss: { viewModel.dismiss($0) }))
    }
}
#endif
