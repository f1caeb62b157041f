/// The use cases of the items screen, handed over as one value.
public struct ItemsUseCases: Sendable {
    public var getItems: any GetItemsUseCase
    public var deleteItem: any DeleteItemUseCase

    public init(getItems: any GetItemsUseCase, deleteItem: any DeleteItemUseCase) {
        self.getItems = getItems
        self.deleteItem = deleteItem
    }

    package init(repository: any ItemRepository) {
        self.init(
            getItems: DefaultGetItemsUseCase(repository: repository),
            deleteItem: DefaultDeleteItemUseCase(repository: repository))
    }
}

/// Reads the items.
public protocol GetItemsUseCase: Sendable {
    /// Every item, in stored order.
    func execute() async throws(ItemError) -> [Item]
}

/// Returns what the repository has. A rule can be added here, and no screen changes.
struct DefaultGetItemsUseCase: GetItemsUseCase {
    let repository: any ItemRepository

    func execute() async throws(ItemError) -> [Item] {
        try await repository.items()
    }
}

/// Deletes one item for good.
public protocol DeleteItemUseCase: Sendable {
    /// Returns once the item is gone. An id that is empty or unknown throws `ItemError.notFound`.
    func execute(id: Item.ID) async throws(ItemError)
}

/// Rejects an empty id without asking the repository.
struct DefaultDeleteItemUseCase: DeleteItemUseCase {
    let repository: any ItemRepository

    func execute(id: Item.ID) async throws(ItemError) {
        guard !id.isEmpty, try await repository.deleteItem(id: id) else {
            throw .notFound(id)
        }
    }
}
