#if canImport(SwiftUI)
import Domain
import SwiftUI

extension AppMVVMView {
    /// The main screen. Each tab shows one of the view models that `main` holds.
    func tabs(of main: MainViewModel) -> some ScreenView {
        MainTabs(
            tab: Binding(get: { @MainActor in main.tab }, set: { @MainActor in main.select($0) }),
            shownUserIDs: { main.users.state.shownPath },
            closeUser: { main.users.close($0) },
            itemsBadge: { main.items.state.visibleItems.count },
            session: main.session,
            isLoggingOut: { main.isLoggingOut },
            logOut: { viewModel.logOut() },
            items: ItemsMVVMView(viewModel: main.items),
            users: UsersMVVMView(viewModel: main.users),
            counter: CounterMVVMView(viewModel: main.counter),
        )
    }
}
#endif
