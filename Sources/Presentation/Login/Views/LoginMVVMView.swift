#if canImport(SwiftUI)
public import Domain
public import SwiftUI

/// The login screen over a view model, which it keeps as long as it is there.
public struct LoginMVVMView: View {
    @State private var viewModel: LoginViewModel
    private let loggedIn: @MainActor (Session) -> Void

    public init(viewModel: LoginViewModel, loggedIn: @escaping @MainActor (Session) -> Void) {
        _viewModel = State(initialValue: viewModel)
        self.loggedIn = loggedIn
    }

    public var body: some View {
        NavigationStack {
            LoginContent(state: viewModel.state, send: Send(viewModel.perform))
        }
        .task {
            for await event in viewModel.events {
                switch event {
                case .loggedIn(let session): loggedIn(session)
                }
            }
        }
    }
}
#endif
