#if canImport(SwiftUI)
public import SwiftUI

/// The app: the login screen, or the main screen of the user who has logged in.
public struct AppMVIView: View {
    @State private var store: AppStore

    /// Keeps the store for as long as the view exists.
    public init(store: AppStore) { _store = State(initialValue: store) }

    public var body: some View {
        let app = store.scoped
        // This view stays when the screen changes. So an open alert of the app stays open, too.
        ZStack {
            if app.isStarting {
                ProgressView()
            } else if let main {
                main
            } else {
                NavigationStack {
                    LoginMVIView(store: app.child(\.login, AppIntent.login))
                        .toolbar { SideBySideMenu() }
                }
            }
        }
        .presents { main }
        .environment(\.logInAgain) { store.logInAgain() }
    }

    /// Nil while nobody is logged in.
    private var main: MainMVIView? {
        store.scoped.child(ifPresent: \.main, AppIntent.main).map { main in
            MainMVIView(store: main) { store.send(.logOutTapped) }
        }
    }
}
#endif
