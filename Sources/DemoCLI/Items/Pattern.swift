import DI
import Domain
import Presentation

/// The pattern of a screen. No line names two patterns, so that a pattern can be removed by deleting its
/// lines.
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

/// The items screen of either pattern, as a view uses it. The returned tasks end when their requests
/// have ended.
@MainActor
protocol ItemsScreen: AnyObject {
    var state: ItemsState { get }
    func load() -> ScreenTask
    func select(_ id: Item.ID)
    func deselect()
    func delete(_ id: Item.ID) -> ScreenTask?
    func dismiss(_ error: ItemError)
}
