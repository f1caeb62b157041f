#if canImport(SwiftUI)
import Domain
import SwiftUI

/// The tabs of somebody who has logged in.
struct MainContent: View {
    let state: MainState
    let send: Send<MainIntent>
    let logOut: @MainActor () -> Void

    var body: some View {
        TabView(selection: send.binding(to: state.tab, sending: MainIntent.tabTapped)) {
            items
                .tabItem { Label("Items", systemImage: "list.bullet") }
                .badge(state.itemCount)
                .tag(MainTab.items)
            users
                .tabItem { Label("Users", systemImage: "person.2") }
                .tag(MainTab.users)
            counter
                .tabItem { Label("Counter", systemImage: "plusminus") }
                .tag(MainTab.counter)
        }
    }

    private var items: some View {
        NavigationStack {
            ItemsContent(state: state.items, send: send.map(MainIntent.items))
                .toolbar { logOutItem }
        }
    }

    private var users: some View {
        NavigationStack(path: send.binding(toPath: state.path, goingBack: .backTapped)) {
            UsersContent(state: state.users, send: send.map(MainIntent.users))
                .toolbar { logOutItem }
        }
    }

    private var counter: some View {
        NavigationStack {
            CounterContent(state: state.counter, send: send.map(MainIntent.counter))
                .toolbar { logOutItem }
        }
    }

    private var logOutItem: some ToolbarContent {
        ToolbarItem(placement: .navigation) {
            Button("Log Out", action: logOut)
                .accessibilityHint("Logs out \(state.session.email)")
        }
    }
}
#endif
