#if canImport(SwiftUI)
public import Presentation
public import SwiftUI

/// The status of the connection. The view follows it only while the view is shown.
public struct StreamMVVMView: View {
    private let viewModel: StreamViewModel

    public init(viewModel: StreamViewModel) { self.viewModel = viewModel }

    public var body: some View {
        StatusLabel(status: viewModel.state.status)
            .task { await viewModel.observe().finish() }
    }
}

/// The status of the connection. The view follows it only while the view is shown.
public struct StreamMVIView: View {
    private let store: ScopedStore<StreamState, StreamIntent>

    public init(store: ScopedStore<StreamState, StreamIntent>) { self.store = store }

    public var body: some View {
        StatusLabel(status: store.status)
            .task { await store.send(.appeared)?.finish() }
    }
}

/// One label shows every status. If each status had its own view, each change of the status could start
/// the `task` again.
private struct StatusLabel: View {
    let status: ConnectionStatus?

    var body: some View {
        Label(
            status?.rawValue ?? "Connecting",
            systemImage: status == nil || status == .offline ? "wifi.slash" : "wifi")
    }
}
#endif
