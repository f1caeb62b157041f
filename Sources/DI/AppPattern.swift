package import Presentation

/// The patterns in which each screen is written. Each line contains at most one of them. So, to remove a
/// pattern, delete the lines that contain it.
package enum AppPattern: String, CaseIterable, Sendable {
    case mvvm
    case mvi

    /// The whole app. It shows an empty login form until it is started.
    @MainActor
    package func makeApp(in container: Container) -> any AppScreen {
        switch self {
        case .mvvm: container.makeAppViewModel()
        case .mvi: container.makeAppStore()
        }
    }

    @MainActor
    package func makeItemsScreen(in container: Container) -> any ItemsScreen {
        switch self {
        case .mvvm: container.makeItemsViewModel()
        case .mvi: container.makeItemsStore()
        }
    }
}
