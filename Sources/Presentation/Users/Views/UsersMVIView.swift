#if canImport(SwiftUI)
import Domain
public import SwiftUI

/// The users screen over a store, which it keeps as long as it is there.
public struct UsersMVIView: View {
    @State private var store: UsersStore
    /// Where the events have led; the screen's state does not know.
    @State private var path: [User.ID] = []

    public init(store: UsersStore) {
        _store = State(initialValue: store)
    }

    public var body: some View {
        NavigationStack(path: $path) {
            UsersContent(state: store.state, send: Send(store.send))
        }
        .onAppear { store.send(.loadRequested) }
        .task {
            for await event in store.events {
                switch event {
                case .navigate(let id): path.append(id)
                }
            }
        }
    }
}
#endif
