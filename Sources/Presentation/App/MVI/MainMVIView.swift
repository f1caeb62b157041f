#if canImport(SwiftUI)
import Domain
import SwiftUI

/// The main screen: a tab for each child of the state.
struct MainMVIView: View {
    let store: ScopedStore<MainState, MainIntent>
    let logOut: @MainActor () -> Void

    var body: some View {
        MainTabs(
            tab: store.binding(\.tab, sending: MainIntent.tabTapped),
            openUserIDs: store.state.openUserIDs, closeUser: { store.send(.closeUserTapped) },
            itemsBadge: store.state.itemsBadge,
            logOutButton: LogOutButton(
                session: store.state.session, isLeaving: store.state.isLeaving, logOut: logOut)
        ) {
            ItemsMVIView(store: store.child(\.items, MainIntent.items))
        } users: {
            UsersMVIView(store: store.child(\.users, MainIntent.users))
        } counter: {
            CounterMVIView(store: store.child(\.counter, MainIntent.counter))
        } notes: {
            NotesMVIView(store: store.child(\.notes, MainIntent.notes))
        }
    }
}
#endif
