#if canImport(SwiftUI)
import Domain
public import SwiftUI

/// The users screen. The parent provides the navigation stack. The path of the stack contains user ids.
public struct UsersMVVMView: ScreenView {
    @Bindable private var viewModel: UsersViewModel

    public init(viewModel: UsersViewModel) { self.viewModel = viewModel }

    public var body: some View {
        UserList(
            content: viewModel.state.list, query: $viewModel.query,
            reload: { viewModel.load() }, select: { viewModel.select($0) }
        )
        .navigationDestination(for: User.ID.self) { id in
            UserDetail(
                user: viewModel.state[id], loading: viewModel.state.loading,
                retry: { viewModel.load() })
        }
    }

    public var alert: ScreenAlert? {
        ScreenAlert(viewModel.state.list.alert) { viewModel.dismiss($0) }
    }

    public var announcements: [String] { viewModel.state.list.announcements }
}
#endif
