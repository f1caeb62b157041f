import Domain
import Presentation

extension ItemsStore: ItemsScreen {
    func load() -> Task<Void, Never> { send(.loadRequested) ?? Task {} }
    func select(_ id: Item.ID) { send(.itemTapped(id)) }
    func deselect() { send(.selectionCleared) }
    func delete(_ id: Item.ID) -> Task<Void, Never>? { send(.deleteTapped(id)) }
    func dismiss(_ error: ItemError) { send(.errorDismissed(error)) }
}
