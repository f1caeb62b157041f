import DI
import Domain
import Presentation

/// A way to write a screen. Each line here that names one names no other.
enum Pattern: String, CaseIterable {
    case mvvm
    case mvi

    static let option = "[--pattern \(allCases.map(\.rawValue).joined(separator: "|"))]"

    @MainActor
    func makeItemsScreen(_ container: Container) -> any ItemsScreen {
        switch self {
        case .mvvm: container.makeItemsViewModel()
        case .mvi: container.makeItemsStore()
        }
    }
}

/// The items screen of either pattern, as a view uses it. The tasks end when the work has ended.
@MainActor
protocol ItemsScreen: AnyObject {
    var state: ItemsState { get }
    func load() -> ScreenTask
    func select(_ id: Item.ID)
    func deselect()
    func delete(_ id: Item.ID) -> ScreenTask?
    func dismiss(_ error: ItemError)
}
