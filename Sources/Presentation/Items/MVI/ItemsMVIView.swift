#if canImport(SwiftUI)
import Domain
public import SwiftUI

/// The items screen by itself: in a navigation stack of its own, loaded when it first appears.
public struct ItemsMVIView: View {
    @State private var store: ItemsStore

    /// Keeps the store for as long as the view exists.
    public init(store: ItemsStore) {
        _store = State(initialValue: store)
    }

    public var body: some View {
        NavigationStack {
            ItemsMVIScreen(store: store.scoped)
        }
        .onFirstAppear { store.send(.loadRequested) }
    }
}

/// The items screen, for any navigation stack.
struct ItemsMVIScreen: View {
    let store: ScopedStore<ItemsState, ItemsIntent>

    var body: some View {
        ItemList(
            items: store.state.visibleItems, placeholder: store.state.placeholder,
            load: { store.send(.loadRequested) }, select: { store.send(.itemTapped($0)) },
            delete: { store.send(.deleteTapped($0)) }
        )
        .refreshable { await store.send(.loadRequested)?.value }
        .reloadButton(isLoading: store.state.isLoading) { store.send(.loadRequested) }
        .navigationTitle("Items")
        .navigationDestination(
            item: store.binding(\.selectedItem, dismissing: .selectionCleared)
        ) { item in
            ItemDetail(item: item) { store.send(.deleteTapped(item.id)) }
        }
        .errorAlert(store.state.alertError, message: \.message) { store.send(.errorDismissed($0)) }
    }
}
#endif
