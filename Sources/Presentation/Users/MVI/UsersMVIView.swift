#if canImport(SwiftUI)
import Domain
public import SwiftUI

/// The users screen. The parent provides the navigation stack. The path of the stack contains user ids.
public struct UsersMVIView: ScreenView {
    private let store: ScopedStore<UsersState, UsersIntent>

    public init(store: ScopedStore<UsersState, UsersIntent>) { self.store = store }

    public var body: some View {
        UserList(
            content: store.list,
            query: store.binding(\.query, sending: UsersIntent.queryChanged),
            reload: { store.send(.loadRequested) }, select: { store.send(.userTapped($0)) }
        )
        .navigationDestination(for: User.ID.self) { id in
            UserDetail(
                user: store.users.first { $0.id == id }, loading: store.loading,
                retry: { store.send(.loadRequested) })
        }
    }

    public var alert: ScreenAlert? {
        ScreenAlert(store.list.alert) { store.send(.errorDismissed($0)) }
    }

    public var announcements: [String] { store.list.announcements }
}
#endif
