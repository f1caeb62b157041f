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
            itemsBadge: store.state.itemsBadge,
            items: {
                NavigationStack {
                    ItemsMVIScreen(store: store.child(\.items, MainIntent.items))
                        .logOutButton(store.state.session, logOut: logOut)
                }
            },
            users: {
                NavigationStack(path: store.binding(path: \.userPath, goingBack: .closeUserTapped))
                {
                    UsersMVIScreen(store: store.child(\.users, MainIntent.users))
                        .logOutButton(store.state.session, logOut: logOut)
                }
            },
            counter: {
                NavigationStack {
                    CounterMVIScreen(store: store.child(\.counter, MainIntent.counter))
                        .logOutButton(store.state.session, logOut: logOut)
                }
            },
            notes: {
                NavigationStack {
                    NotesMVIScreen(store: store.child(\.notes, MainIntent.notes))
                        .logOutButton(store.state.session, logOut: logOut)
                }
            })
    }
}
#endif
