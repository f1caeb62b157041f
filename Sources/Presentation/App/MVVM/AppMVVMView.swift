#if canImport(SwiftUI)
public import SwiftUI

/// The app: the login screen, or the main screen of the user who has logged in.
public struct AppMVVMView: View {
    @State private var viewModel: AppViewModel

    /// Keeps the view model for as long as the view exists.
    public init(viewModel: AppViewModel) {
        _viewModel = State(initialValue: viewModel)
    }

    public var body: some View {
        switch viewModel.screen {
        case .starting:
            ProgressView()
        case .login(let login):
            NavigationStack {
                LoginMVVMView(viewModel: login)
            }
        case .main(let main):
            MainMVVMView(viewModel: main) { viewModel.logOut() }
        }
    }
}
#endif
