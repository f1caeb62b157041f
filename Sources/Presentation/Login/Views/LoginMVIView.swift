#if canImport(SwiftUI)
public import Domain
public import SwiftUI

/// The login screen over a store, which it keeps as long as it is there.
public struct LoginMVIView: View {
    @State private var store: LoginStore
    private let loggedIn: @MainActor (Session) -> Void

    public init(store: LoginStore, loggedIn: @escaping @MainActor (Session) -> Void) {
        _store = State(initialValue: store)
        self.loggedIn = loggedIn
    }

    public var body: some View {
        NavigationStack {
            LoginContent(state: store.state, send: Send(store.send))
        }
        .task {
            for await event in store.events {
                switch event {
                case .loggedIn(let session): loggedIn(session)
                }
            }
        }
    }
}
#endif
