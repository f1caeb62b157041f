#if canImport(SwiftUI)
import Domain
public import SwiftUI

/// The counter screen by itself: in a navigation stack of its own, loaded when it first appears.
public struct CounterMVVMView: View {
    @State private var viewModel: CounterViewModel

    /// Keeps the view model for as long as the view exists.
    public init(viewModel: CounterViewModel) {
        _viewModel = State(initialValue: viewModel)
    }

    public var body: some View {
        NavigationStack {
            CounterMVVMScreen(viewModel: viewModel)
        }
        .onFirstAppear { viewModel.load() }
    }
}

/// The counter screen, for any navigation stack.
struct CounterMVVMScreen: View {
    let viewModel: CounterViewModel

    var body: some View {
        CounterPanel(
            count: viewModel.state.count, isWaiting: viewModel.state.isWaiting,
            decrement: { viewModel.decrement() }, reset: { viewModel.reset() },
            increment: { viewModel.increment() }
        )
        .reloadButton(isLoading: viewModel.state.isLoading) { viewModel.load() }
        .navigationTitle("Counter")
        .errorAlert(viewModel.state.error, message: \.message) { viewModel.dismiss($0) }
    }
}
#endif
