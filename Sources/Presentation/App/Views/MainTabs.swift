#if canImport(SwiftUI)
import SwiftUI

/// The tabs of the main screen, each of which knows whether it is in front.
struct MainTabs<Items: View, Users: View, Counter: View, Notes: View>: View {
    @Binding var tab: MainTab
    let itemsBadge: Int
    @ViewBuilder let items: () -> Items
    @ViewBuilder let users: () -> Users
    @ViewBuilder let counter: () -> Counter
    @ViewBuilder let notes: () -> Notes

    var body: some View {
        TabView(selection: $tab) {
            items()
                .environment(\.isInFront, tab == .items)
                .tabItem { Label("Items", systemImage: "list.bullet") }
                .badge(itemsBadge)
                .tag(MainTab.items)
            users()
                .environment(\.isInFront, tab == .users)
                .tabItem { Label("Users", systemImage: "person.2") }
                .tag(MainTab.users)
            counter()
                .environment(\.isInFront, tab == .counter)
                .tabItem { Label("Counter", systemImage: "plusminus") }
                .tag(MainTab.counter)
            notes()
                .environment(\.isInFront, tab == .notes)
                .tabItem { Label("Notes", systemImage: "note.text") }
                .tag(MainTab.notes)
        }
    }
}
#endif
