#if canImport(SwiftUI)
public import SwiftUI

/// The app: the login screen, or the main screen of the user who has logged in.
public struct AppMVIView: View {
    @State private var store: AppStore

    /// Keeps the store for as long as the view exists.
    public init(store: AppStore) {
        _store = State(initialValue: store)
    }

    public var body: some View {
        if store.state.isStarting {
            ProgressView()
        } else if let main = store.scoped.child(\.main, AppIntent.main) {
            MainMVIView(store: main) { store.send(.logOutTapped) }
        } else {
            NavigationStack {
                LoginMVIView(store: store.scoped.child(\.login, AppIntent.login))
            }
        }
    }
}
#endif
