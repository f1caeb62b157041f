#if canImport(SwiftUI)
public import Presentation
public import SwiftUI

public struct PagingMVVMView: View {
    private let viewModel: PagingViewModel

    public init(viewModel: PagingViewModel) { self.viewModel = viewModel }

    public var body: some View {
        PagedList(
            state: viewModel.state, refresh: { viewModel.refresh() },
            next: { viewModel.loadNextPage() }, leave: { viewModel.stop() })
    }
}

public struct PagingMVIView: View {
    private let store: ScopedStore<PagingState, PagingIntent>

    public init(store: ScopedStore<PagingState, PagingIntent>) { self.store = store }

    public var body: some View {
        PagedList(
            state: store.state, refresh: { store.send(.refreshRequested) },
            next: { store.send(.nextPageRequested) }, leave: { store.send(.left) })
    }
}

private struct PagedList: View {
    let state: PagingState
    let refresh: @MainActor () -> ScreenTask?
    let next: @MainActor () -> Void
    let leave: @MainActor () -> Void

    var body: some View {
        List {
            if let error = state.refreshError { Text(error.message) }
            ForEach(state.rows.all) { Text($0.title) }
            footer
        }
        // If SwiftUI cancels this task, the read goes on. Otherwise, the state would keep its
        // spinner. `onDisappear` cancels the read.
        .refreshable { await refresh()?.waitUntilEnded() }
        .onAppear { if state.isUnread { _ = refresh() } }
        .onDisappear { leave() }
    }

    /// Each case is a different view. So the view for `more` appears again after each load, and asks
    /// for the next page.
    @ViewBuilder
    private var footer: some View {
        switch state.footer {
        case .end: EmptyView()
        case .more: ProgressView().onAppear { next() }
        case .loading: ProgressView()
        case .failed(let error): Button("Try Again: \(error.message)") { next() }
        }
    }
}
#endif
