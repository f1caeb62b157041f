import Domain
import Presentation

/// The items screen of either pattern, as a view uses it. The tasks end when the work has ended.
@MainActor
protocol ItemsScreen: AnyObject {
    var state: ItemsState { get }
    func load() -> Task<Void, Never>
    func select(_ id: Item.ID)
    func deselect()
    func delete(_ id: Item.ID) -> Task<Void, Never>?
    func dismiss(_ error: ItemError)
}

extension ItemsScreen {
    /// The items, or why they can't be loaded.
    func items() async throws -> [Item] {
        await load().value
        if let error = state.error { throw error }
        return state.visibleItems
    }
}
