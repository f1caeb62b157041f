#if canImport(SwiftUI)
public import SwiftUI

/// The app: the login screen, or the main screen of the user who has logged in.
public struct AppMVVMView: View {
    @State private var viewModel: AppViewModel

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
                view(of: main)
            }
        }
        .presents { viewModel.main.map(view) }
        .environment(\.logInAgain) { viewModel.logInAgain() }
    }

    private func view(of main: MainViewModel) -> MainMVVMView {
        MainMVVMView(viewModel: main) { viewModel.logOut() }
    }
}
#endif
