#if canImport(SwiftUI)
public import SwiftUI

/// The thing screen, in the navigation stack of its parent.
public struct ThingMVVMView: ScreenView {
    private let viewModel: ThingViewModel

    public init(viewModel: ThingViewModel) {
        self.viewModel = viewModel
    }

    public var body: some View {
        ThingForm(
            state: viewModel.state, edit: { viewModel.edit($0) }, reload: { viewModel.load() })
    }

    public var alert: ScreenAlert? {
        ScreenAlert(viewModel.state.error) { viewModel.dismiss($0) }
    }
}
#endif
