package import Domain
public import Observation
package import Presentation

/// The app in both patterns over the same data. One is shown; the other keeps its state.
@MainActor
@Observable
public final class SideBySide {
    package enum Pattern: String, CaseIterable {
        case mvvm = "MVVM"
        case mvi = "MVI"
    }

    package var shown = Pattern.mvvm
    package let viewModel: AppViewModel
    package let store: AppStore

    public init(_ container: Container) {
        viewModel = container.makeAppViewModel()
        store = container.makeAppStore()
    }
}

extension SideBySide: AppRoot {
    /// Of the pattern that is shown.
    package var place: Place? {
        shown == .mvvm ? viewModel.place : store.place
    }

    package func start() -> ScreenTask { .all(both.map { $0.start() }) ?? .ended }

    package func openLink(_ link: AppLink) -> ScreenTask? {
        .all(both.map { $0.openLink(link) })
    }

    package func saveDrafts() { both.forEach { $0.saveDrafts() } }

    package var writesInFlight: ScreenTask? { .all(both.map { $0.writesInFlight }) }

    private var both: [any AppRoot] { [viewModel, store] }
}
