#if canImport(SwiftUI)
public import SwiftUI

/// The items screen over a view model, which it keeps as long as it is there.
public struct ItemsMVVMView: View {
    @State private var viewModel: ItemsViewModel

    public init(viewModel: ItemsViewModel) {
        _viewModel = State(initialValue: viewModel)
    }

    public var body: some View {
        NavigationStack {
            ItemsContent(state: viewModel.state, send: Send(viewModel.perform))
        }
        .onAppear { viewModel.load() }
    }
}
#endif
