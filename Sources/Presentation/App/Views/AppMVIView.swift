#if canImport(SwiftUI)
public import SwiftUI

/// The app over a store, which it keeps as long as it is there.
public struct AppMVIView: View {
    @State private var store: AppStore

    public init(store: AppStore) {
        _store = State(initialValue: store)
    }

    public var body: some View {
        AppContent(state: store.state, send: Send(store.send))
    }
}
#endif
