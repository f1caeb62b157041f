#if canImport(SwiftUI)
import Domain
public import SwiftUI

/// The login screen. The parent provides the navigation stack.
public struct LoginMVIView: View {
    private let store: ScopedStore<LoginState, LoginIntent>

    public init(store: ScopedStore<LoginState, LoginIntent>) { self.store = store }

    public var body: some View {
        LoginForm(
            state: store.state,
            email: store.binding(\.credentials.email, sending: LoginIntent.emailChanged),
            password: store.binding(\.credentials.password, sending: LoginIntent.passwordChanged),
            submit: { store.send(.submitTapped) })
    }
}
#endif
