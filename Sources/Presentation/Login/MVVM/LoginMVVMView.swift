#if canImport(SwiftUI)
public import SwiftUI

/// The login screen. The parent provides the navigation stack.
public struct LoginMVVMView: View {
    @Bindable private var viewModel: LoginViewModel

    public init(viewModel: LoginViewModel) { self.viewModel = viewModel }

    public var body: some View {
        LoginForm(
            state: viewModel.state, email: $viewModel.email, password: $viewModel.password,
            submit: { viewModel.submit() })
    }
}
#endif
