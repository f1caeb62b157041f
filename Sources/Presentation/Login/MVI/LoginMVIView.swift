#if canImport(SwiftUI)
public import Domain
public import SwiftUI

/// The login screen by itself, in a navigation stack of its own.
public struct LoginMVIView: View {
    @State private var store: LoginStore
    private let loggedIn: @MainActor (Session) -> Void

    /// Keeps the store for as long as the view exists.
    public init(store: LoginStore, loggedIn: @escaping @MainActor (Session) -> Void) {
        _store = State(initialValue: store)
        self.loggedIn = loggedIn
    }

    public var body: some View {
        NavigationStack {
            LoginMVIScreen(store: store.scoped)
        }
        .task {
            await store.events.forEach { event in
                switch event {
                case .loggedIn(let session): loggedIn(session)
                }
            }
        }
    }
}

/// The login screen, for any navigation stack.
struct LoginMVIScreen: View {
    let store: ScopedStore<LoginState, LoginIntent>

    var body: some View {
        LoginForm(
            state: store.state,
            email: store.binding(\.credentials.email, sending: LoginIntent.emailChanged),
            password: store.binding(\.credentials.password, sending: LoginIntent.passwordChanged),
            submit: { store.send(.submitTapped) }
        )
        .navigationTitle("Log In")
    }
}
#endif
