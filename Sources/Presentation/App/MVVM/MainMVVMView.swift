#if canImport(SwiftUI)
import Domain
import SwiftUI

/// The main screen. Each tab shows one of the view models that `viewModel` holds.
struct MainMVVMView: ScreenView {
    let viewModel: MainViewModel
    let logOut: @MainActor () -> Void

    var body: some View { tabs }

    var sheet: ScreenSheet? { tabs.sheet }
    var alert: ScreenAlert? { tabs.alert }

    private var tabs: some ScreenView {
        MainTabs(
            tab: Binding(
                get: { @MainActor in viewModel.tab }, set: { @MainActor in viewModel.select($0) }),
            shownUserIDs: viewModel.shownUserIDs,
            closeUser: { viewModel.closeUser($0) },
            itemsBadge: { viewModel.items.state.visibleItems.count },
            session: viewModel.session,
            isLoggingOut: viewModel.isLoggingOut,
            logOut: logOut,
            items: ItemsMVVMView(viewModel: viewModel.items),
            users: UsersMVVMView(viewModel: viewModel.users),
            counter: CounterMVVMView(viewModel: viewModel.counter),
        )
    }
}
#endif
