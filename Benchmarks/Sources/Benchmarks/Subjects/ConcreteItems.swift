import Domain
import Observation
import OpenCombine
import Presentation

/// The items as a class of its own keeps them, observed through the macro.
@MainActor
@Observable
final class ConcreteItems {
    private(set) var state: ItemsState

    init(_ items: [Item]) {
        state = ItemsState(items)
    }

    func select(_ id: Item.ID) {
        state.select(id)
    }

    func delete(_ id: Item.ID) {
        state.delete(id)
    }
}

/// The same over the publisher that came before the macro.
@MainActor
final class PublishedItems: OpenCombine.ObservableObject {
    @OpenCombine.Published private(set) var state: ItemsState

    init(_ items: [Item]) {
        state = ItemsState(items)
    }

    func select(_ id: Item.ID) {
        state.select(id)
    }

    func delete(_ id: Item.ID) {
        state.delete(id)
    }
}

extension ItemsState {
    init(_ items: [Item]) {
        self.init()
        self.items = items
    }

    /// What tapping an item comes to.
    mutating func select(_ id: Item.ID) {
        guard isVisible(id) else { return }
        selectedItemID = id
    }

    /// What tapping delete and the answer come to.
    mutating func delete(_ id: Item.ID) {
        guard isVisible(id) else { return }
        deleting.insert(id)
        if selectedItemID == id { selectedItemID = nil }
        deleting.remove(id)
        items.removeAll { $0.id == id }
    }
}

/// A service with its items at hand, which deletes whatever it is asked to.
struct ReadyItems: GetItemsUseCase, DeleteItemUseCase {
    let items: [Item]

    init(count: Int) {
        items = (0..<count).map { Item(id: "item-\($0)", name: "Item \($0)") }
    }

    func execute() async -> [Item] { copied() }
    func execute(id: Item.ID) async {}

    /// The items in an array that nobody else holds, so that a change of it copies nothing.
    func copied() -> [Item] { Array(items.lazy.map { $0 }) }
}

@MainActor
extension ReadyItems {
    var reducer: ItemsReducer { ItemsReducer(getItems: self, deleteItem: self) }

    func makeViewModel() async -> ItemsViewModel {
        let viewModel = ItemsViewModel(getItems: self, deleteItem: self)
        await viewModel.load().finished()
        return viewModel
    }

    func makeStore() async -> ItemsStore {
        let store = ItemsStore(ItemsState(), reducer: reducer)
        await store.send(.loadRequested).finished()
        return store
    }
}
