#if canImport(SwiftUI)
import Domain
public import SwiftUI

/// The users screen by itself: in a navigation stack of its own, loaded when it first appears.
public struct UsersMVIView: View {
    @State private var store: UsersStore
    /// The users that the events have led to.
    @State private var path: [User.ID] = []

    /// Keeps the store for as long as the view exists.
    public init(store: UsersStore) {
        _store = State(initialValue: store)
    }

    public var body: some View {
        NavigationStack(path: $path) {
            UsersMVIScreen(store: store.scoped)
        }
        .onFirstAppear { store.send(.loadRequested) }
        .task {
            await store.events.forEach { event in
                switch event {
                // The second of two taps on a user does not open the user twice.
                case .navigate(let id): if path.last != id { path.append(id) }
                }
            }
        }
    }
}

/// The users screen, for any navigation stack.
/// Its path is of user ids.
struct UsersMVIScreen: View {
    let store: ScopedStore<UsersState, UsersIntent>

    var body: some View {
        UserList(
            users: store.state.visibleUsers, placeholder: store.state.placeholder,
            load: { store.send(.loadRequested) }, select: { store.send(.userTapped($0)) }
        )
        .refreshable { await store.send(.loadRequested)?.value }
        .reloadButton(isLoading: store.state.isLoading) { store.send(.loadRequested) }
        .searchable(
            text: store.binding(\.query, sending: UsersIntent.queryChanged), prompt: "Name"
        )
        .navigationTitle("Users")
        .navigationDestination(for: User.ID.self) { id in
            UserDetail(user: store.state[id])
        }
        .errorAlert(store.state.alertError, message: \.message) { store.send(.errorDismissed($0)) }
    }
}
#endif
