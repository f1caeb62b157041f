#if canImport(SwiftUI)
import Domain
import SwiftUI

extension AppMVIView {
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
