#if canImport(SwiftUI)
import Domain
public import SwiftUI

/// The items screen. The parent provides the navigation stack.
public struct ItemsMVIView: ScreenView {
    private let store: ScopedStore<ItemsState, ItemsIntent>

    public init(store: ScopedStore<ItemsState, ItemsIntent>) {
        self.store = store
    }

    public var body: some View {
        ItemList(
            content: store.state.list, reload: { store.send(.loadRequested) },
            select: { store.send(.itemTapped($0)) }, delete: { store.send(.deleteTapped($0)) }
        )
        .detail(
            of: store.state.selectedItem, close: { store.send(.selectionCleared($0.id)) }
        ) { item in
            ItemDetail(item: item) { store.send(.deleteTapped(item.id)) }
        }
    }

    public var alert: ScreenAlert? {
        ScreenAlert(store.state.list.alert) { store.send(.errorDismissed($0)) }
    }

    public var announcements: [String] { store.state.list.announcements }
}
#endif
