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
    let session: Session
    let isLoggingOut: Bool
    let logOut: @MainActor () -> Void
    let items: Items
    let users: Users
    let counter: Counter
    let notes: Notes

    var body: some View {
        TabView(selection: $tab) {
            NavigationStack { items.toolbar { toolbar } }
                .tab(.items, of: items, selected: tab)
                .tabItem { Label(ItemsTexts.title, systemImage: "list.bullet") }
                .badge(itemsBadge)
            NavigationStack(path: pathOfUsers) { users.toolbar { toolbar } }
                .tab(.users, of: users, selected: tab)
                .tabItem { Label(UsersTexts.title, systemImage: "person.2") }
            NavigationStack { counter.toolbar { toolbar } }
                .tab(.counter, of: counter, selected: tab)
                .tabItem { Label(CounterTexts.title, systemImage: "plusminus") }
            NavigationStack { notes.toolbar { toolbar } }
                .tab(.notes, of: notes, selected: tab)
                .tabItem { Label(NotesTexts.title, systemImage: "note.text") }
        }
    }

    /// While a logout waits for writes, a second tap on its button logs out at once.
    @ToolbarContentBuilder private var toolbar: some ToolbarContent {
        ToolbarItem(placement: .navigation) {
            Button(isLoggingOut ? AppTexts.logOutNow : AppTexts.logOut, action: logOut)
                .accessibilityHint(AppTexts.logOutHint(session))
        }
        SideBySideMenu()
    }

    /// The alert of the tab in front. The other tabs keep theirs until the user selects them.
    var alert: ScreenAlert? {
        switch tab {
        case .items: items.alert
        case .users: users.alert
        case .counter: counter.alert
        case .notes: notes.alert
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

extension View {
    /// Makes this navigation stack around `screen` a tab. What the screen announces is spoken when the tab
    /// is selected.
    fileprivate func tab(
        _ tab: MainTab, of screen: some ScreenView, selected: MainTab
    ) -> some View {
        announces { screen.announcements }
            .environment(\.isInFront, tab == selected)
            .tag(tab)
    }
}
#endif
