#if canImport(SwiftUI)
import Domain
import SwiftUI

/// The tabs of the main screen. The environment value `isInFront` is true in the selected tab.
struct MainTabs<
    Items: ScreenView,
    Users: ScreenView,
    Counter: ScreenView,
    Notes: ScreenView,
>: ScreenView {
    @Binding var tab: MainTab
    let shownUserIDs: [User.ID]
    /// Closes the page of this user and all pages above it.
    let closeUser: @MainActor (User.ID) -> Void
    let itemsBadge: Int
    let logOutButton: LogOutButton
    @ViewBuilder let items: () -> Items
    @ViewBuilder let users: () -> Users
    @ViewBuilder let counter: () -> Counter
    @ViewBuilder let notes: () -> Notes

    var body: some View {
        TabView(selection: $tab) {
            NavigationStack { items().toolbar { logOutButton } }
                .announces { items().announcements }
                .environment(\.isInFront, tab == .items)
                .tabItem { Label(ItemsTexts.title, systemImage: "list.bullet") }
                .badge(itemsBadge)
                .tag(MainTab.items)
            NavigationStack(path: pathOfUsers) { users().toolbar { logOutButton } }
                .announces { users().announcements }
                .environment(\.isInFront, tab == .users)
                .tabItem { Label(UsersTexts.title, systemImage: "person.2") }
                .tag(MainTab.users)
            NavigationStack { counter().toolbar { logOutButton } }
                .announces { counter().announcements }
                .environment(\.isInFront, tab == .counter)
                .tabItem { Label(CounterTexts.title, systemImage: "plusminus") }
                .tag(MainTab.counter)
            NavigationStack { notes().toolbar { logOutButton } }
                .announces { notes().announcements }
                .environment(\.isInFront, tab == .notes)
                .tabItem { Label(NotesTexts.title, systemImage: "note.text") }
                .tag(MainTab.notes)
        }
    }

    /// The alert of the tab in front. The other tabs keep theirs until the user selects them.
    var alert: ScreenAlert? {
        switch tab {
        case .items: items().alert
        case .users: users().alert
        case .counter: counter().alert
        case .notes: notes().alert
        }
    }

    /// The navigation stack shortens this path when the user goes back. Only a change of the state,
    /// such as a newly selected user, makes the path longer.
    private var pathOfUsers: Binding<[User.ID]> {
        Binding { @MainActor in
            shownUserIDs
        } set: { @MainActor edited in
            // SwiftUI can set the path twice before this view is updated. The id is right both times.
            if let closed = shownUserIDs.dropFirst(edited.count).first { closeUser(closed) }
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
        SideBySideMenu()
    }
}
#endif
