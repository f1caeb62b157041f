#if canImport(SwiftUI)
public import SwiftUI

/// The app: the login screen, or the main screen of the user who has logged in.
public struct AppMVIView: View {
    @State var store: AppStore

    /// Keeps the store for as long as the view exists.
    public init(store: AppStore) { _store = State(initialValue: store) }

    public var body: some View {
        let app = store.scoped
        // This view stays when the screen changes. So an open alert of the app stays open, too.
        ZStack {
            if app.isStarting {
                ProgressView()
            } else if let tabs {
                tabs
            } else {
                NavigationStack {
                    LoginMVIView(store: app.child(\.login, AppIntent.login))
                        .toolbar { SideBySideMenu() }
                }
            }
        }
        .presents { tabs }
        .environment(\.logInAgain) { store.logInAgain() }
    }
}
#endif
