#if canImport(SwiftUI)
public import SwiftUI

/// The counter screen over a view model, which it keeps as long as it is there.
public struct CounterMVVMView: View {
    @State private var viewModel: CounterViewModel

    public init(viewModel: CounterViewModel) {
        _viewModel = State(initialValue: viewModel)
    }

    public var body: some View {
        NavigationStack {
            CounterContent(state: viewModel.state, send: Send(viewModel.perform))
        }
        .onAppear { viewModel.load() }
    }
}
#endif
