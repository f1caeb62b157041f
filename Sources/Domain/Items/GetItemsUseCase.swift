/// Reads the items.
public protocol GetItemsUseCase: Sendable {
    /// Every item, in stored order.
    func execute() async throws(ItemError) -> [Item]
}

/// Returns what the repository has. A rule can be added here, and no screen changes.
public struct DefaultGetItemsUseCase: GetItemsUseCase {
    private let repository: any ItemRepository

    package init(repository: any ItemRepository) {
        self.repository = repository
    }

    public func execute() async throws(ItemError) -> [Item] {
        try await repository.items()
    }
}
