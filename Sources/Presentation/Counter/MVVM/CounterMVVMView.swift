#if canImport(SwiftUI)
import Domain
public import SwiftUI

/// The counter screen. The parent provides the navigation stack.
public struct CounterMVVMView: View {
    private let viewModel: CounterViewModel

    public init(viewModel: CounterViewModel) {
        self.viewModel = viewModel
    }

    public var body: some View {
        CounterPanel(state: viewModel.state, actions: CounterActions(viewModel))
    }
}

extension CounterActions {
    fileprivate init(_ viewModel: CounterViewModel) {
        self.init(
            load: { viewModel.load() }, decrement: { viewModel.decrement() },
            reset: { viewModel.reset() }, increment: { viewModel.increment() },
            dismiss: { viewModel.dismiss($0) })
    }
}
#endif

#if canImport(UIKit)
extension CounterViewController {
    public convenience init(viewModel: CounterViewModel) {
        self.init(state: { viewModel.state }, actions: CounterActions(viewModel))
    }
}
#endif
