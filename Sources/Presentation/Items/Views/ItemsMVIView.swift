#if canImport(SwiftUI)
public import SwiftUI

/// The items screen over a store, which it keeps as long as it is there.
public struct ItemsMVIView: View {
    @State private var store: ItemsStore

    public init(store: ItemsStore) {
        _store = State(initialValue: store)
    }

    public var body: some View {
        NavigationStack {
            ItemsContent(state: store.state, send: Send(store.send))
        }
        .onAppear { store.send(.loadRequested) }
    }
}
#endif
