import Domain

/// The items screen's use cases, answered by the test.
@MainActor
final class ControlledItems: GetItemsUseCase, DeleteItemUseCase, SaveItemUseCase {
    let loads = ControlledCalls<Result<[Item], ItemError>>()
    let deletes = ControlledCalls<Result<Void, ItemError>>()
    let saves = ControlledCalls<Result<Item, ItemError>>()
    private(set) var deleted: [Item.ID] = []
    private(set) var saved: [Item] = []

    var useCases: ItemsUseCases { ItemsUseCases(getItems: self, deleteItem: self, saveItem: self) }

    @MainActor func execute() async throws(ItemError) -> [Item] { try await loads.call().get() }

    @MainActor func execute(id: Item.ID) async throws(ItemError) {
        deleted.append(id)
        try await deletes.call().get()
    }

    @MainActor func execute(_ item: Item, isNew: Bool) async throws(ItemError) -> Item {
        saved.append(item)
        return try await saves.call().get()
    }
}
