import DI
import Domain
import Presentation

/// The pattern of a screen. No line of this file names two patterns, so a pattern can be removed by
/// deleting the lines that name it.
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

/// The state and the methods of the items screen that a view uses, in any pattern. The returned tasks
/// end when their requests have ended.
@MainActor
protocol ItemsScreen: AnyObject {
    var state: ItemsState { get }
    func load() -> ScreenTask
    func select(_ id: Item.ID)
    func deselect()
    func delete(_ id: Item.ID) -> ScreenTask?
    func dismiss(_ error: ItemError)
}
