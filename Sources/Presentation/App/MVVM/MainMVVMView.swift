#if canImport(SwiftUI)
import Domain
import SwiftUI

/// The main screen: a tab for each child of the view model.
struct MainMVVMView: View {
    @Bindable var viewModel: MainViewModel
    let logOut: @MainActor () -> Void

    var body: some View {
        MainTabs(
            tab: $viewModel.tabInFront, itemsBadge: viewModel.items.state.visibleItems.count,
            items: {
                NavigationStack {
                    ItemsMVVMScreen(viewModel: viewModel.items)
                        .logOutButton(viewModel.session, logOut: logOut)
                }
            },
            users: {
                NavigationStack(path: $viewModel.boundUserPath) {
                    UsersMVVMScreen(viewModel: viewModel.users)
                        .logOutButton(viewModel.session, logOut: logOut)
                }
            },
            counter: {
                NavigationStack {
                    CounterMVVMScreen(viewModel: viewModel.counter)
                        .logOutButton(viewModel.session, logOut: logOut)
                }
            },
            notes: {
                NavigationStack {
                    NotesMVVMScreen(viewModel: viewModel.notes)
                        .logOutButton(viewModel.session, logOut: logOut)
                }
            })
    }
}

extension MainViewModel {
    /// The tab, for the tab view, which selects another one.
    fileprivate var tabInFront: MainTab {
        get { tab }
        set { select(newValue) }
    }

    /// The path, for the navigation stack, which shortens it to go back.
    fileprivate var boundUserPath: [User.ID] {
        get { userPath }
        set { for _ in newValue.count..<max(newValue.count, userPath.count) { closeUser() } }
    }
}
#endif
