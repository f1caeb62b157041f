#if canImport(SwiftUI)
public import SwiftUI

/// The app without a login: a tab for each screen.
public struct ScreensMVVMView: View {
    @State private var viewModel: ScreensViewModel

    /// Keeps the screens for as long as the view exists. Each loads when its tab first appears.
    public init(viewModel: ScreensViewModel) {
        _viewModel = State(initialValue: viewModel)
    }

    public var body: some View {
        TabView {
            ItemsMVVMView(viewModel: viewModel.items)
                .tabItem { Label("Items", systemImage: "list.bullet") }
            UsersMVVMView(viewModel: viewModel.users)
                .tabItem { Label("Users", systemImage: "person.2") }
            CounterMVVMView(viewModel: viewModel.counter)
                .tabItem { Label("Counter", systemImage: "plusminus") }
        }
    }
}
#endif
