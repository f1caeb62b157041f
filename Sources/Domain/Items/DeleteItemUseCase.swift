/// Deletes one item for good.
public protocol DeleteItemUseCase: Sendable {
    /// Returns once the item is gone. An id that is empty or unknown throws `ItemError.notFound`.
    func execute(id: Item.ID) async throws(ItemError)
}

/// Refuses an empty id before it asks the repository.
public struct DefaultDeleteItemUseCase: DeleteItemUseCase {
    private let repository: any ItemRepository

    package init(repository: any ItemRepository) {
        self.repository = repository
    }

    public func execute(id: Item.ID) async throws(ItemError) {
        guard !id.isEmpty, try await repository.deleteItem(id: id) else {
            throw .notFound(id)
        }
    }
}
