#if canImport(SwiftUI)
public import Domain
public import SwiftUI

/// The login screen by itself, in a navigation stack of its own.
public struct LoginMVVMView: View {
    @State private var viewModel: LoginViewModel
    private let loggedIn: @MainActor (Session) -> Void

    /// Keeps the view model for as long as the view exists.
    public init(viewModel: LoginViewModel, loggedIn: @escaping @MainActor (Session) -> Void) {
        _viewModel = State(initialValue: viewModel)
        self.loggedIn = loggedIn
    }

    public var body: some View {
        NavigationStack {
            LoginMVVMScreen(viewModel: viewModel)
        }
        .task {
            await viewModel.events.forEach { event in
                switch event {
                case .loggedIn(let session): loggedIn(session)
                }
            }
        }
    }
}

/// The login screen, for any navigation stack.
struct LoginMVVMScreen: View {
    @Bindable var viewModel: LoginViewModel

    var body: some View {
        LoginForm(
            state: viewModel.state, email: $viewModel.email, password: $viewModel.password,
            submit: { viewModel.submit() }
        )
        .navigationTitle("Log In")
    }
}
#endif
