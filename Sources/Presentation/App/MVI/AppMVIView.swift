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
        switch store.state {
        case .login(let login):
            NavigationStack {
                LoginMVIScreen(
                    store: store.scoped.child({ $0.loginState ?? login }, AppIntent.login))
            }
        case .main(let main):
            MainMVIView(store: store.scoped.child({ $0.mainState ?? main }, AppIntent.main)) {
                store.send(.logOutTapped)
            }
        }
    }
}

// A screen that is being removed may be read once more, when its state has gone. So the views above
// fall back to the last state.
extension AppState {
    fileprivate var loginState: LoginState? {
        if case .login(let state) = self { state } else { nil }
    }

    fileprivate var mainState: MainState? {
        if case .main(let state) = self { state } else { nil }
    }
}
#endif
