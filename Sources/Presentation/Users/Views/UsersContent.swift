#if canImport(SwiftUI)
import Domain
import SwiftUI

/// The users screen as a function of its state, for a navigation stack whose path is of user ids.
struct UsersContent: View {
    let state: UsersState
    let send: Send<UsersIntent>

    var body: some View {
        List(state.visibleUsers) { user in
            Button(user.name) {
                send(.userTapped(user.id))
            }
            .tint(.primary)
        }
        .overlay { placeholder }
        .refreshable { await send(.loadRequested).finished() }
        .searchable(
            text: send.binding(to: state.query, sending: UsersIntent.queryChanged),
            prompt: "Name"
        )
        .navigationTitle("Users")
        .navigationDestination(for: User.ID.self) { id in
            UserDetail(user: state.user(id))
        }
        .toolbar {
            ReloadButton(isLoading: state.isLoading) { send(.loadRequested) }
        }
        .errorAlert(state.alertMessage) { send(.errorDismissed) }
    }

    private var placeholder: some View {
        ListPlaceholderView(placeholder: state.placeholder) {
            send(.loadRequested)
        } empty: {
            ContentUnavailableView("No Users", systemImage: "person.2")
        }
    }
}
#endif
