#if canImport(SwiftUI)
public import Presentation
public import SwiftUI

public struct RefreshMVVMView: View {
    private let viewModel: RefreshViewModel

    public init(viewModel: RefreshViewModel) { self.viewModel = viewModel }

    public var body: some View {
        HeadlineList(
            state: viewModel.state, refresh: { await viewModel.refreshWhileShown() },
            cancel: { viewModel.cancel() })
    }
}

public struct RefreshMVIView: View {
    private let store: ScopedStore<RefreshState, RefreshIntent>

    public init(store: ScopedStore<RefreshState, RefreshIntent>) { self.store = store }

    public var body: some View {
        HeadlineList(
            state: store.state, refresh: { await store.refreshWhileShown() },
            cancel: { store.send(.cancelTapped) })
    }
}

/// The spinner of `refreshable` turns until `refresh` ends. A tap on “Cancel” ends `refresh` at
/// once, without waiting for the service.
private struct HeadlineList: View {
    let state: RefreshState
    let refresh: @MainActor () async -> Void
    let cancel: @MainActor () -> Void

    var body: some View {
        List {
            if let error = state.error { Text(error.message) }
            ForEach(state.headlines, id: \.self) { Text($0) }
        }
        .refreshable { await refresh() }
        .toolbar {
            if state.isRefreshing { Button("Cancel", action: cancel) }
        }
    }
}
#endif
