import Domain
import Presentation

extension ItemsStore: ItemsScreen {
    func load() -> Task<Void, Never> { send(.loadRequested) ?? Task {} }
    func select(_ id: Item.ID) { send(.itemTapped(id)) }
    func deselect() { send(.selectionCleared) }
    func delete(_ id: Item.ID) -> Task<Void, Never>? { send(.deleteTapped(id)) }
    func dismiss(_ error: ItemError) { send(.errorDismissed(error)) }
}

extension NotesStore: NotesScreen {
    func load() -> Task<Void, Never> { send(.loadRequested) ?? Task {} }
    func refresh() -> Task<Void, Never> { send(.refreshRequested) ?? Task {} }
    func add(_ id: Note.ID) -> Task<Void, Never>? { send(.addTapped(id)) }
    func select(_ id: Note.ID) -> Task<Void, Never>? { send(.noteTapped(id)) }
    func type(_ text: String) -> Task<Void, Never>? { send(.textChanged(text)) }
    func closeEditor() -> Task<Void, Never>? { send(.editorClosed) }
    func delete(_ id: Note.ID) -> Task<Void, Never>? { send(.deleteTapped(id)) }
    func retry(_ id: Note.ID) -> Task<Void, Never>? { send(.retryTapped(id)) }
    func discard(_ id: Note.ID) -> Task<Void, Never>? { send(.discardTapped(id)) }
}
