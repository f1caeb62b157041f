import Data
public import Domain
public import Foundation

/// Decides what the app is made of: one repository of each kind, shared by all that is made here.
///
/// A plain value. To replace a part, in a test or a preview, copy the container and set a use case.
public struct Container: Sendable {
    public var getItems: any GetItemsUseCase
    public var deleteItem: any DeleteItemUseCase

    package init(items: any ItemRepository) {
        getItems = DefaultGetItemsUseCase(repository: items)
        deleteItem = DefaultDeleteItemUseCase(repository: items)
    }

    /// Everything in memory, gone with the process.
    public static func inMemory(items: [Item] = []) -> Container {
        Container(items: InMemoryItemRepository(items: items))
    }

    /// The items in a JSON file, which need not exist yet.
    public static func jsonFile(at items: URL) -> Container {
        Container(items: JSONFileItemRepository(file: items))
    }
}
