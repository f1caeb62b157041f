#if canImport(SwiftUI)
import Domain
public import SwiftUI

/// The app: the login screen, or the main screen of the user who has logged in.
public struct AppMVVMView: View {
    @State var viewModel: AppViewModel

    /// Keeps the view model for as long as the view exists.
    public init(viewModel: AppViewModel) { _viewModel = State(initialValue: viewModel) }

    public var body: some View {
        // This view stays when the screen changes. So an open alert of the app stays open, too.
        ZStack {
            switch viewModel.screen {
            case .starting:
                ProgressView()
            case .login(let login):
                NavigationStack {
                    LoginMVVMView(viewModel: login)
                        .toolbar { SideBySideMenu() }
                }
            case .main(let main):
                tabs(of: main)
            }
        }
        .presents { viewModel.main.map { tabs(of: $0) } }
        .environment(\.logInAgain) { viewModel.logInAgain() }
    }

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
