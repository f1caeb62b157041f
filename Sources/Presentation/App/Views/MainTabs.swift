#if canImport(SwiftUI)
import Domain
import SwiftUI

/// The tabs of the main screen. The environment value `isInFront` is true in the selected tab.
struct MainTabs<
    Items: ScreenView,
    Users: ScreenView,
    Counter: ScreenView,
>: ScreenView {
    @Binding var tab: MainTab
    let shownUserIDs: @MainActor () -> [User.ID]
    /// Closes the page of this user and all pages above it.
    let closeUser: @MainActor (User.ID) -> Void
    let itemsBadge: @MainActor () -> Int
    let session: Session
    let isLoggingOut: @MainActor () -> Bool
    let logOut: @MainActor () -> Void
    let items: Items
    let users: Users
    let counter: Counter

    var body: some View {
        TabView(selection: $tab) {
            page(.items, items, ItemsTexts.title, "list.bullet").modifier(Badge(count: itemsBadge))
            page(.users, users, UsersTexts.title, "person.2", userPath: shownUserIDs())
            page(.counter, counter, CounterTexts.title, "plusminus")
        }
    }

    /// One tab. VoiceOver speaks the announcements of its screen when the tab is selected.
    private func page(
        _ tab: MainTab, _ screen: some ScreenView, _ title: String, _ image: String,
        userPath: [User.ID]? = nil
    ) -> some View {
        Group {
            let screen = screen.toolbar { toolbar }
            if let userPath {
                UserStack(path: userPath, close: closeUser, root: screen)
            } else {
                NavigationStack { screen }
            }
        }
        .announces { screen.announcements }
        .environment(\.isInFront, tab == self.tab)
        .tag(tab)
        .tabItem { Label(title, systemImage: image) }
    }

    /// While a logout waits for writes, a second tap on its button logs out at once.
    @ToolbarContentBuilder private var toolbar: some ToolbarContent {
        ToolbarItem(placement: .navigation) {
            Button(isLoggingOut() ? AppTexts.logOutNow : AppTexts.logOut, action: logOut)
                .accessibilityHint(AppTexts.logOutHint(session))
        }
        SideBySideMenu()
    }

    /// The sheet and the alert of the tab in front. The sheet and the alert of another tab wait until the
    /// user selects it.
    var sheet: ScreenSheet? { inFront.sheet }
    var alert: ScreenAlert? { inFront.alert }

    private var inFront: any ScreenView {
        switch tab {
        case .items: items
        case .users: users
        case .counter: counter
        }
    }
}

/// SwiftUI shortens the path when the user goes back. It gets a copy of the state's path: over a path that is
/// computed, two quick steps back can crash.
private struct UserStack<Root: View>: View {
    let path: [User.ID]
    let close: @MainActor (User.ID) -> Void
    let root: Root
    @State private var shown: [User.ID] = []

    var body: some View {
        NavigationStack(path: $shown) { root }
            .onChange(of: path, initial: true) { shown = path }
            .onChange(of: shown) {
                if let closed = path.dropFirst(shown.count).first { close(closed) }
            }
    }
}

/// The badge of a tab. It reads the count itself, so a new count evaluates only this view.
private struct Badge: ViewModifier {
    let count: @MainActor () -> Int

    func body(content: Content) -> some View { content.badge(count()) }
}
#endif
