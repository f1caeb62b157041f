#if canImport(SwiftUI)
import Domain
public import SwiftUI

/// The counter screen. The parent provides the navigation stack.
public struct CounterMVVMView: ScreenView {
    private let viewModel: CounterViewModel

    public init(viewModel: CounterViewModel) { self.viewModel = viewModel }

    public var body: some View {
        CounterPanel(
            state: viewModel.state, reload: { viewModel.load() }, change: { viewModel.change($0) })
    }

    public var alert: ScreenAlert? { ScreenAlert(viewModel.state.error) { viewModel.dismiss($0) } }
}
#endif
