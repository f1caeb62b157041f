#if canImport(SwiftUI)
import Domain
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
        .environment(\.logInAgain) { store.send(.main(.logOutRequested(.toLogInAgain))) }
    }

    /// The main screen. Each tab shows one part of the state, such as `items`. Nil while nobody is logged in.
    var tabs: (some ScreenView)? {
        store.scoped.child(ifPresent: \.main, AppIntent.main).map { main in
            let users = main.child(\.users, MainIntent.users)
            return MainTabs(
                tab: main.binding(\.tab, sending: MainIntent.tabTapped),
                shownUserIDs: { users.shownPath },
                closeUser: { users.send(.userClosed($0)) },
                itemsBadge: { main.itemsBadge },
                session: main.session,
                isLoggingOut: { main.isLoggingOut },
                logOut: { store.send(.logOutTapped) },
                items: ItemsMVIView(store: main.child(\.items, MainIntent.items)),
                users: UsersMVIView(store: users),
                counter: CounterMVIView(store: main.child(\.counter, MainIntent.counter)),
            )
        }
    }
}
#endif
