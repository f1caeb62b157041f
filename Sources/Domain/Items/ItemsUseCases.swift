/// The use cases of the items screen, handed over as one value.
public struct ItemsUseCases: Sendable {
    public var getItems: any GetItemsUseCase
    public var deleteItem: any DeleteItemUseCase

    public init(getItems: any GetItemsUseCase, deleteItem: any DeleteItemUseCase) {
        self.getItems = getItems
        self.deleteItem = deleteItem
    }
}

extension ItemsUseCases {
    package init(repository: any ItemRepository) {
        self.init(
            getItems: DefaultGetItemsUseCase(repository: repository),
            deleteItem: DefaultDeleteItemUseCase(repository: repository))
    }
}
