#if canImport(SwiftUI)
public import SwiftUI

/// The app over a view model, which it keeps as long as it is there.
public struct AppMVVMView: View {
    @State private var viewModel: AppViewModel

    public init(viewModel: AppViewModel) {
        _viewModel = State(initialValue: viewModel)
    }

    public var body: some View {
        AppContent(state: viewModel.state, send: Send(viewModel.perform))
    }
}
#endif
