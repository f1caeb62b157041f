#if canImport(SwiftUI)
import Domain
import SwiftUI

/// The tabs of the main screen. The environment value `isInFront` is true in the selected tab.
struct MainTabs<
    Items: View,
    Users: View,
    Counter: View,
    Notes: View,
>: View {
    @Binding var tab: MainTab
    let shownUserIDs: [User.ID]
    let closeUser: @MainActor () -> Void
    let itemsBadge: Int
    let logOutButton: LogOutButton
    @ViewBuilder let items: () -> Items
    @ViewBuilder let users: () -> Users
    @ViewBuilder let counter: () -> Counter
    @ViewBuilder let notes: () -> Notes

    var body: some View {
        TabView(selection: $tab) {
            NavigationStack { items().toolbar { logOutButton } }
                .environment(\.isInFront, tab == .items)
                .tabItem { Label(ItemsTexts.title, systemImage: "list.bullet") }
                .badge(itemsBadge)
                .tag(MainTab.items)
            NavigationStack(path: pathOfUsers) { users().toolbar { logOutButton } }
                .environment(\.isInFront, tab == .users)
                .tabItem { Label(UsersTexts.title, systemImage: "person.2") }
                .tag(MainTab.users)
            NavigationStack { counter().toolbar { logOutButton } }
                .environment(\.isInFront, tab == .counter)
                .tabItem { Label(CounterTexts.title, systemImage: "plusminus") }
                .tag(MainTab.counter)
            NavigationStack { notes().toolbar { logOutButton } }
                .environment(\.isInFront, tab == .notes)
                .tabItem { Label(NotesTexts.title, systemImage: "note.text") }
                .tag(MainTab.notes)
        }
    }

    /// The navigation stack shortens this path when the user goes back. Only a change of the state,
    /// such as a newly selected user, makes the path longer.
    private var pathOfUsers: Binding<[User.ID]> {
        Binding { @MainActor in
            shownUserIDs
        } set: { @MainActor edited in
            for _ in edited.count..<max(edited.count, shownUserIDs.count) { closeUser() }
        }
    }
}

/// While a logout waits for writes, a second tap logs out at once.
struct LogOutButton: ToolbarContent {
    let session: Session
    let isLoggingOut: Bool
    let logOut: @MainActor () -> Void

    var body: some ToolbarContent {
        ToolbarItem(placement: .navigation) {
            Button(isLoggingOut ? AppTexts.logOutNow : AppTexts.logOut, action: logOut)
                .accessibilityHint(AppTexts.logOutHint(session))
        }
    }
}
#endif
