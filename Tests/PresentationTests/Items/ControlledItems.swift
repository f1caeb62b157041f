import Domain

/// The items screen's use cases, answered by the test.
@MainActor
final class ControlledItems: GetItemsUseCase, DeleteItemUseCase {
    let loads = ControlledCalls<Result<[Item], ItemError>>()
    let deletes = ControlledCalls<Result<Void, ItemError>>()
    private(set) var deleted: [Item.ID] = []

    var useCases: ItemsUseCases { ItemsUseCases(getItems: self, deleteItem: self) }

    @MainActor func execute() async throws(ItemError) -> [Item] {
        try await loads.call().get()
    }

    @MainActor func execute(id: Item.ID) async throws(ItemError) {
        deleted.append(id)
        try await deletes.call().get()
    }
}
