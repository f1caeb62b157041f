#if canImport(SwiftUI)
import SwiftUI

/// The tabs of the main screen, each of which knows whether it is in front.
struct MainTabs<Items: View, Users: View, Counter: View>: View {
    @Binding var tab: MainTab
    let itemCount: Int
    @ViewBuilder let items: () -> Items
    @ViewBuilder let users: () -> Users
    @ViewBuilder let counter: () -> Counter

    var body: some View {
        TabView(selection: $tab) {
            items()
                .environment(\.isInFront, tab == .items)
                .tabItem { Label("Items", systemImage: "list.bullet") }
                .badge(itemCount)
                .tag(MainTab.items)
            users()
                .environment(\.isInFront, tab == .users)
                .tabItem { Label("Users", systemImage: "person.2") }
                .tag(MainTab.users)
            counter()
                .environment(\.isInFront, tab == .counter)
                .tabItem { Label("Counter", systemImage: "plusminus") }
                .tag(MainTab.counter)
        }
    }
}
#endif
