#if canImport(SwiftUI)
import Domain
public import SwiftUI

/// The users screen over a view model, which it keeps as long as it is there.
public struct UsersMVVMView: View {
    @State private var viewModel: UsersViewModel
    /// Where the events have led; the screen's state does not know.
    @State private var path: [User.ID] = []

    public init(viewModel: UsersViewModel) {
        _viewModel = State(initialValue: viewModel)
    }

    public var body: some View {
        NavigationStack(path: $path) {
            UsersContent(state: viewModel.state, send: Send(viewModel.perform))
        }
        .onAppear { viewModel.load() }
        .task {
            for await event in viewModel.events {
                switch event {
                case .navigate(let id): path.append(id)
                }
            }
        }
    }
}
#endif
