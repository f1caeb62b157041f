#if canImport(SwiftUI)
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
}
#endif
