import Domain
import Presentation

extension ItemsStore: ItemsScreen {
    func load() -> ScreenTask { send(.loadRequested) ?? .ended }
    func select(_ id: Item.ID) { send(.itemTapped(id)) }
    func deselect() { send(.selectionCleared) }
    func delete(_ id: Item.ID) -> ScreenTask? { send(.deleteTapped(id)) }
    func dismiss(_ error: ItemError) { send(.errorDismissed(error)) }
}
