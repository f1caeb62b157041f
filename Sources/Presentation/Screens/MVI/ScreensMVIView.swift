#if canImport(SwiftUI)
public import SwiftUI

/// The app without a login: a tab for each screen.
public struct ScreensMVIView: View {
    @State private var store: ScreensStore

    /// Keeps the screens for as long as the view exists. Each loads when its tab first appears.
    public init(store: ScreensStore) {
        _store = State(initialValue: store)
    }

    public var body: some View {
        TabView {
            ItemsMVIView(store: store.items)
                .tabItem { Label("Items", systemImage: "list.bullet") }
            UsersMVIView(store: store.users)
                .tabItem { Label("Users", systemImage: "person.2") }
            CounterMVIView(store: store.counter)
                .tabItem { Label("Counter", systemImage: "plusminus") }
        }
    }
}
#endif
