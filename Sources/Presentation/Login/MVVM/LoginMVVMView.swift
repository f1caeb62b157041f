#if canImport(SwiftUI)
public import SwiftUI

/// The login screen, in the navigation stack of its parent.
public struct LoginMVVMView: View {
    @Bindable private var viewModel: LoginViewModel

    public init(viewModel: LoginViewModel) {
        self.viewModel = viewModel
    }

    public var body: some View {
        LoginForm(
            state: viewModel.state, email: $viewModel.email, password: $viewModel.password,
            submit: { viewModel.submit() })
    }
}
#endif
