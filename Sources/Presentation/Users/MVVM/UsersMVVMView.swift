#if canImport(SwiftUI)
import Domain
public import SwiftUI

/// The users screen by itself: in a navigation stack of its own, loaded when it first appears.
public struct UsersMVVMView: View {
    @State private var viewModel: UsersViewModel
    /// The users that the events have led to.
    @State private var path: [User.ID] = []

    /// Keeps the view model for as long as the view exists.
    public init(viewModel: UsersViewModel) {
        _viewModel = State(initialValue: viewModel)
    }

    public var body: some View {
        NavigationStack(path: $path) {
            UsersMVVMScreen(viewModel: viewModel)
        }
        .onFirstAppear { viewModel.load() }
        .task {
            await viewModel.events.forEach { event in
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
struct UsersMVVMScreen: View {
    @Bindable var viewModel: UsersViewModel

    var body: some View {
        UserList(
            users: viewModel.state.visibleUsers, placeholder: viewModel.state.placeholder,
            load: { viewModel.load() }, select: { viewModel.select($0) }
        )
        .refreshable { await viewModel.load().value }
        .reloadButton(isLoading: viewModel.state.isLoading) { viewModel.load() }
        .searchable(text: $viewModel.query, prompt: "Name")
        .navigationTitle("Users")
        .navigationDestination(for: User.ID.self) { id in
            UserDetail(user: viewModel.state[id])
        }
        .errorAlert(viewModel.state.alertError, message: \.message) { viewModel.dismiss($0) }
    }
}
#endif
