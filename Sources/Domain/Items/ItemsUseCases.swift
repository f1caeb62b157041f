/// All that the items screen can ask for. A test or a preview can replace each use case.
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

/// Only calls the repository. If a business rule is added here, no screen has to change.
struct DefaultGetItemsUseCase: GetItemsUseCase {
    let repository: any ItemRepository

    func execute() async throws(ItemError) -> [Item] {
        try await repository.items()
    }
}

/// Deletes one item permanently.
public protocol DeleteItemUseCase: Sendable {
    /// Returns after the item has been deleted. Throws `ItemError.notFound` if there is no such item.
    func execute(id: Item.ID) async throws(ItemError)
}

struct DefaultDeleteItemUseCase: DeleteItemUseCase {
    let repository: any ItemRepository

    func execute(id: Item.ID) async throws(ItemError) {
        let existed = try await repository.deleteItem(id: id)
        if !existed { throw .notFound(id) }
    }
}
