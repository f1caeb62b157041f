#if canImport(UIKit)
extension ItemsViewController {
    /// The items screen over a view model.
    public convenience init(viewModel: ItemsViewModel) {
        self.init(
            state: { viewModel.state },
            actions: Actions(
                load: { viewModel.load() }, select: { viewModel.select($0) },
                deselect: { viewModel.deselect() }, delete: { viewModel.delete($0) },
                dismiss: { viewModel.dismiss($0) }))
    }
}
#endif
