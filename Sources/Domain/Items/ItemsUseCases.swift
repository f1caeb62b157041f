/// All that the items screen can ask for. A test or a preview can replace each use case.
public struct ItemsUseCases: Sendable {
    public var getItems: any GetItemsUseCase
    public var deleteItem: any DeleteItemUseCase
    public var saveItem: any SaveItemUseCase

    public init(
        getItems: any GetItemsUseCase, deleteItem: any DeleteItemUseCase,
        saveItem: any SaveItemUseCase
    ) {
        self.getItems = getItems
        self.deleteItem = deleteItem
        self.saveItem = saveItem
    }

    package init(repository: any ItemRepository) {
        getItems = DefaultGetItemsUseCase(repository: repository)
        deleteItem = DefaultDeleteItemUseCase(repository: repository)
        saveItem = DefaultSaveItemUseCase(repository: repository)
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

    func execute() async throws(ItemError) -> [Item] { try await repository.items() }
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

/// Adds or changes an item.
public protocol SaveItemUseCase: Sendable {
    /// Returns the item as it is stored: its name has no blanks around it.
    ///
    /// A new item is stored last. If its id is stored already, for example because an earlier answer was
    /// lost, the stored item is replaced. Throws `ItemError.blankName`, and `ItemError.notFound` if an
    /// item that is not new does not exist any more.
    func execute(_ item: Item, isNew: Bool) async throws(ItemError) -> Item
}

struct DefaultSaveItemUseCase: SaveItemUseCase {
    let repository: any ItemRepository

    func execute(_ item: Item, isNew: Bool) async throws(ItemError) -> Item {
        guard item.hasName else { throw .blankName }
        var item = item
        item.name = item.name.trimmed
        let isSaved = try await repository.saveItem(item, isNew: isNew)
        if !isSaved { throw .notFound(item.id) }
        return item
    }
}
