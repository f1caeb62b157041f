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
        let app = store.scoped
        if app.isStarting {
            ProgressView()
        } else if let main = app.child(ifPresent: \.main, AppIntent.main) {
            MainMVIView(store: main) { store.send(.logOutTapped) }
        } else {
            NavigationStack {
                LoginMVIView(store: app.child(\.login, AppIntent.login))
            }
        }
    }
}
#endif
