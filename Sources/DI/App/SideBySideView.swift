#if canImport(SwiftUI)
import Presentation
public import SwiftUI

/// The app in both patterns over the same data, a tab each; each goes on behind the other.
public struct SideBySideView: View {
    @State private var viewModel: AppViewModel
    @State private var store: AppStore

    public init(container: Container) {
        _viewModel = State(initialValue: container.makeAppViewModel())
        _store = State(initialValue: container.makeAppStore())
    }

    public var body: some View {
        TabView {
            AppMVVMView(viewModel: viewModel)
                .tabItem { Label(Pattern.mvvm.title, systemImage: "1.square") }
            AppMVIView(store: store)
                .tabItem { Label(Pattern.mvi.title, systemImage: "2.square") }
        }
    }
}
#endif
