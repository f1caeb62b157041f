#if canImport(SwiftUI)
import Domain
public import SwiftUI

/// The items screen by itself: in a navigation stack of its own, loaded when it first appears.
public struct ItemsMVVMView: View {
    @State private var viewModel: ItemsViewModel

    /// Keeps the view model for as long as the view exists.
    public init(viewModel: ItemsViewModel) {
        _viewModel = State(initialValue: viewModel)
    }

    public var body: some View {
        NavigationStack {
            ItemsMVVMScreen(viewModel: viewModel)
        }
        .onFirstAppear { viewModel.load() }
    }
}

/// The items screen, for any navigation stack.
struct ItemsMVVMScreen: View {
    @Bindable var viewModel: ItemsViewModel

    var body: some View {
        ItemList(
            items: viewModel.state.visibleItems, placeholder: viewModel.state.placeholder,
            load: { viewModel.load() }, select: { viewModel.select($0) },
            delete: { viewModel.delete($0) }
        )
        .refreshable { await viewModel.load().value }
        .reloadButton(isLoading: viewModel.state.isLoading) { viewModel.load() }
        .navigationTitle("Items")
        .navigationDestination(item: $viewModel.openItem) { item in
            ItemDetail(item: item) { viewModel.delete(item.id) }
        }
        .errorAlert(viewModel.state.alertError, message: \.message) { viewModel.dismiss($0) }
    }
}

extension ItemsViewModel {
    /// The selected item, for the navigation stack, which clears it to go back.
    fileprivate var openItem: Item? {
        get { state.selectedItem }
        set { if newValue == nil { deselect() } }
    }
}
#endif
