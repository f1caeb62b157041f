#if canImport(SwiftUI)
import Domain
import SwiftUI

/// The main screen. Each tab shows one part of the state, such as `items`.
struct MainMVIView: ScreenView {
    let store: ScopedStore<MainState, MainIntent>
    let logOut: @MainActor () -> Void

    var body: some View { tabs }

    var sheet: ScreenSheet? { tabs.sheet }
    var alert: ScreenAlert? { tabs.alert }

    private var tabs: some ScreenView {
        MainTabs(
            tab: store.binding(\.tab, sending: MainIntent.tabTapped),
            shownUserIDs: store.shownUserIDs,
            closeUser: { store.send(.userClosed($0)) },
            itemsBadge: { store.itemsBadge },
            session: store.session,
            isLoggingOut: store.isLoggingOut,
            logOut: logOut,
            items: ItemsMVIView(store: store.child(\.items, MainIntent.items)),
            users: UsersMVIView(store: store.child(\.users, MainIntent.users)),
            counter: CounterMVIView(store: store.child(\.counter, MainIntent.counter)),
        )
    }
}
#endif
