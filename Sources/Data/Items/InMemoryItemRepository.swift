package import Domain

/// Items in memory, for previews, tests and demos. The items are lost when the process ends.
package actor InMemoryItemRepository: ItemRepository {
    private var stored: [Item]
    private let conditions: StubConditions

    /// By default, each call succeeds at once. `conditions` can delay the calls or make them fail.
    package init(items: [Item] = [], conditions: StubConditions = StubConditions()) {
        stored = items
        self.conditions = conditions
    }

    package func items() async throws(ItemError) -> [Item] {
        try await conditions.pass(throwing: ItemError.self)
        return stored
    }

    package func deleteItem(id: Item.ID) async throws(ItemError) -> Bool {
        try await conditions.pass(throwing: ItemError.self)
        guard let index = stored.firstIndex(where: { $0.id == id }) else { return false }
        stored.remove(at: index)
        return true
    }
}
