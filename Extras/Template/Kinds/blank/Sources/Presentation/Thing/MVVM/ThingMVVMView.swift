#if canImport(SwiftUI)
public import SwiftUI

/// The thing screen, in the navigation stack of its parent.
public struct ThingMVVMView: ScreenView {
    private let viewModel: ThingViewModel

    public init(viewModel: ThingViewModel) {
        self.viewModel = viewModel
    }

    public var body: some View {
        ThingPanel(tapCount: viewModel.state.tapCount, tap: { viewModel.tap() })
    }

    public var alert: ScreenAlert? { nil }
}
#endif
