#if canImport(SwiftUI)
import Domain
import SwiftUI

/// The items screen as a function of its state, for a navigation stack of either pattern.
struct ItemsContent: View {
    let state: ItemsState
    let send: Send<ItemsIntent>

    var body: some View {
        List(state.visibleItems) { item in
            row(item)
        }
        .overlay { placeholder }
        .refreshable { await send(.loadRequested).finished() }
        .navigationTitle("Items")
        .navigationDestination(
            item: send.binding(to: state.selectedItem, dismissing: .selectionCleared)
        ) { item in
            ItemDetail(item: item) { send(.deleteTapped(item.id)) }
        }
        .toolbar {
            ReloadButton(isLoading: state.isLoading) { send(.loadRequested) }
        }
        .errorAlert(state.alertMessage) { send(.errorDismissed) }
    }

    private func row(_ item: Item) -> some View {
        Button(item.name) {
            send(.itemTapped(item.id))
        }
        .tint(.primary)
        .swipeActions {
            Button("Delete", systemImage: "trash", role: .destructive) {
                send(.deleteTapped(item.id))
            }
            .accessibilityLabel("Delete \(item.name)")
        }
    }

    private var placeholder: some View {
        ListPlaceholderView(placeholder: state.placeholder) {
            send(.loadRequested)
        } empty: {
            ContentUnavailableView("No Items", systemImage: "tray")
        }
    }
}
#endif
